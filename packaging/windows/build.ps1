# Build the installer on Windows, from a clean clone: packaging\windows\build.ps1
# Needs Python 3.11 or newer, the C++ build tools and Inno Setup 6. Not run yet: see packaging/README.md.
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "..\..")

function Invoke-Checked {
    & $args[0] @($args | Select-Object -Skip 1)
    if ($LASTEXITCODE -ne 0) { throw "$args failed" }
}

python -m venv .venv
$python = ".venv\Scripts\python.exe"
& $python tools\requirements.py build run sound package | Set-Content -Encoding ascii build-needs.txt
Invoke-Checked $python -m pip install -q -r build-needs.txt
Remove-Item build-needs.txt
Invoke-Checked $python -m pip wheel -q --no-deps --no-build-isolation -w build\wheel .
Invoke-Checked $python -m pip install -q --no-deps (Get-Item build\wheel\*.whl).FullName
Invoke-Checked $python packaging\icons.py ico build\icons\cardavia.ico
$env:PYTHONSAFEPATH = "1"
Invoke-Checked .venv\Scripts\pyinstaller.exe --noconfirm --log-level WARN `
    --distpath build\frozen --workpath build\frozen-work packaging\cardavia.spec
Remove-Item Env:PYTHONSAFEPATH
Invoke-Checked $python packaging\notices.py build\frozen\cardavia
$version = & $python -c "from cardavia.version import VERSION; print(VERSION)"
Invoke-Checked iscc "/DVersion=$version" packaging\windows\cardavia.iss
