; The installer for Windows, by Inno Setup 6: iscc /DVersion=0.1.0 packaging\windows\cardavia.iss
; Not run yet: see packaging/README.md. build.ps1 makes the frozen folder first.
#ifndef Version
  #error Say which version: /DVersion=0.1.0
#endif
#define AppId "io.github.cardavia.Cardavia"

[Setup]
AppId={#AppId}
AppName=Cardavia
AppVersion={#Version}
AppPublisher=The Cardavia developers
DefaultDirName={autopf}\Cardavia
DefaultGroupName=Cardavia
DisableProgramGroupPage=yes
; For this user alone unless asked otherwise: no administrator is needed.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\cardavia.ico
UninstallDisplayIcon={app}\cardavia.exe
OutputDir=..\..\build\windows
OutputBaseFilename=cardavia-{#Version}-setup
Compression=lzma2/max
SolidCompression=yes
ChangesAssociations=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"

[CustomMessages]
en.Record=Cardavia record

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "..\..\build\frozen\cardavia\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Cardavia"; Filename: "{app}\cardavia.exe"; AppUserModelID: "{#AppId}"
Name: "{autodesktop}\Cardavia"; Filename: "{app}\cardavia.exe"; Tasks: desktopicon; AppUserModelID: "{#AppId}"

[Registry]
Root: HKA; Subkey: "Software\Classes\.cardavia"; ValueType: string; ValueData: "{#AppId}.record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\{#AppId}.record"; ValueType: string; ValueData: "{cm:Record}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#AppId}.record\DefaultIcon"; ValueType: string; ValueData: "{app}\cardavia.exe,0"
Root: HKA; Subkey: "Software\Classes\{#AppId}.record\shell\open\command"; ValueType: string; ValueData: """{app}\cardavia.exe"" ""%1"""

[Run]
Filename: "{app}\cardavia.exe"; Description: "{cm:LaunchProgram,Cardavia}"; Flags: nowait postinstall skipifsilent

; The player's matches and settings lie in the user's own folders and stay when this is removed.
