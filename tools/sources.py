"""Find every text for people in the sources, and every call that could never be translated."""

import ast
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, order=True)
class Text:
    """One source text: its context, wording, disambiguation, and whether it has plural forms."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False


@dataclass
class Found:
    """What the sources hold."""

    texts: set[Text]
    faults: list[str]


def find_texts(folder: Path = ROOT / "cardavia") -> Found:
    """Read all Python files below a folder."""
    found = Found(set(), [])
    for path in sorted(folder.rglob("*.py")):
        finder = _Finder(path, found)
        finder.visit(ast.parse(path.read_text("utf-8")))
    return found


class _Finder(ast.NodeVisitor):
    """Collects ``self.tr``, ``translate`` and ``QT_TRANSLATE_NOOP`` calls of one file."""

    def __init__(self, path: Path, found: Found) -> None:
        self.path = path
        self.found = found
        self.classes: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.classes.append(node.name)
        self.generic_visit(node)
        self.classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        name = _called(node.func)
        if name == "tr":
            self._take(node, self.classes[-1] if self.classes else "", node.args)
        elif name in ("translate", "QT_TRANSLATE_NOOP") and _is_translation(node):
            context = _literal(node.args[0])
            if context is None:
                if name == "translate" and not _is_forwarding(node):
                    self._fault(node, "the context is not a literal")
            else:
                self._take(node, context, node.args[1:])
        self.generic_visit(node)

    def _take(self, node: ast.Call, context: str, args: list[ast.expr]) -> None:
        source = _literal(args[0]) if args else None
        comment = _literal(args[1]) if len(args) > 1 else ""
        if source is None:
            # A list of QT_TRANSLATE_NOOP texts is shown by index: translate("Cards", NAMES[i]).
            if not (args and isinstance(args[0], ast.Subscript)):
                self._fault(node, "the text is not a literal")
            return
        if node.keywords:
            self._fault(node, "keywords are not understood")
        plural = len(args) > 2
        if plural != ("%n" in source):
            self._fault(node, "%n and a number belong together")
        self.found.texts.add(Text(context, source, comment or "", plural))

    def _fault(self, node: ast.Call, why: str) -> None:
        self.found.faults.append(f"{self.path.relative_to(ROOT)}:{node.lineno}: {why}")


def _called(func: ast.expr) -> str:
    if isinstance(func, ast.Attribute):
        is_self = isinstance(func.value, ast.Name) and func.value.id == "self"
        return func.attr if is_self or func.attr == "translate" else ""
    return func.id if isinstance(func, ast.Name) else ""


def _is_translation(node: ast.Call) -> bool:
    """Tell a translation from ``str.translate(table)``, which has one argument."""
    return len(node.args) > 1


def _is_forwarding(node: ast.Call) -> bool:
    return all(isinstance(arg, ast.Name) for arg in node.args)


def _literal(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None
