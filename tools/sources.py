"""Find every text for people in the sources, and every call that could never be translated.

What is understood: ``self.tr("text", "comment", number)`` in a class; ``translate("Context",
"text", "comment", number)``, where ``translate`` is ``QCoreApplication.translate``; and tables of
``QT_TRANSLATE_NOOP("Context", "text")``, shown by ``translate("Context", TABLE[index])``.
Anything that comes near and is none of these is a fault, so that no text can be missed.
"""

import ast
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
MARK: Final = "QT_TRANSLATE_NOOP"


@dataclass(frozen=True, order=True)
class Text:
    """One source text: its context, wording, disambiguation, and whether it has plural forms."""

    context: str
    source: str
    comment: str = ""
    plural: bool = False


@dataclass
class Found:
    """What the sources hold; the rest is gathered to judge the calls once all files are read."""

    texts: set[Text] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    tables: dict[str, set[str]] = field(default_factory=dict)
    lookups: list[tuple[str, str, str]] = field(default_factory=list)
    parents: set[str] = field(default_factory=set)
    class_plurals: list[tuple[str, str]] = field(default_factory=list)


def find_texts(folder: Path = ROOT / "cardavia") -> Found:
    """Read all Python files below a folder."""
    found = Found()
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        _Finder(path.relative_to(folder.parent), tree, found).visit(tree)
    found.faults += _false_lookups(found) + _lost_plurals(found) + _two_kinds(found.texts)
    return found


def _false_lookups(found: Found) -> list[str]:
    return [
        f"{place}: {name} is not a table of {MARK}({context!r}, ...)"
        for place, context, name in found.lookups
        if found.tables.get(name) != {context}
    ]


def _lost_plurals(found: Found) -> list[str]:
    # For an object of a subclass Qt asks the subclass's context first, fills in %n, sees a text
    # that differs from its source and never asks the base class.
    return [
        f"{place}: {name} has subclasses, where this plural is lost: use translate({name!r}, ...)"
        for place, name in found.class_plurals
        if name in found.parents
    ]


def _two_kinds(texts: set[Text]) -> list[str]:
    both = {text for text in texts if not text.plural} & {
        Text(text.context, text.source, text.comment) for text in texts if text.plural
    }
    return [f"both with and without a number: {text.source!r}" for text in sorted(both)]


class _Finder(ast.NodeVisitor):
    """Collects the texts of one file."""

    def __init__(self, path: Path, tree: ast.Module, found: Found) -> None:
        self.path = path
        self.found = found
        self.classes: list[str] = []
        self.called: set[ast.expr] = set()
        self.knows_translate = _knows_translate(tree)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.found.parents |= {_last_name(base) for base in node.bases}
        self.classes.append(node.name)
        self.generic_visit(node)
        self.classes.pop()

    def visit_Assign(self, node: ast.Assign) -> None:
        self._take_table(node.targets[0], node.value)
        if _is_alias(node):
            self.called.add(node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._take_table(node.target, node.value)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        self.called.add(node.func)
        if _is_tr(node.func):
            self._take_tr(node, node.func)
        elif self._is_translate(node.func):
            self._take_translate(node)
        elif _last_name(node.func) == MARK:
            self._take_mark(node)
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node not in self.called and (_is_tr(node) or _is_qt_translate(node)):
            self._fault(node, f"{node.attr} may only be called")
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        is_read = isinstance(node.ctx, ast.Load) and node not in self.called
        if is_read and self.knows_translate and node.id == "translate":
            self._fault(node, "translate may only be called")

    def _is_translate(self, func: ast.expr) -> bool:
        by_alias = isinstance(func, ast.Name) and func.id == "translate" and self.knows_translate
        return by_alias or _is_qt_translate(func)

    def _take_tr(self, node: ast.Call, func: ast.expr) -> None:
        if not (isinstance(func, ast.Attribute) and _last_name(func.value) == "self"):
            self._fault(node, "tr is called on self only; elsewhere use translate")
        elif not self.classes:
            self._fault(node, "tr outside a class has no context")
        else:
            text = self._taken(node, self.classes[-1], node.args)
            if text and text.plural:
                self.found.class_plurals.append((self._place(node), self.classes[-1]))

    def _take_translate(self, node: ast.Call) -> None:
        context = _literal(node.args[0]) if node.args else None
        if context is None:
            self._fault(node, "the context is not a literal")
            return
        shown = node.args[1] if len(node.args) > 1 else None
        if isinstance(shown, ast.Subscript):
            self.found.lookups.append((self._place(node), context, _last_name(shown.value)))
        else:
            self._taken(node, context, node.args[1:])

    def _take_mark(self, node: ast.Call) -> None:
        context = _literal(node.args[0]) if node.args else None
        if context is None:
            self._fault(node, "the context is not a literal")
        else:
            self._taken(node, context, node.args[1:])

    def _take_table(self, target: ast.expr, value: ast.expr | None) -> None:
        name = _last_name(target)
        contexts = _marked_contexts(value) if value is not None and name.isupper() else set()
        if contexts:
            self.found.tables.setdefault(name, set()).update(contexts)

    def _taken(self, node: ast.Call, context: str, args: list[ast.expr]) -> Text | None:
        source = _literal(args[0]) if args else None
        comment = _literal(args[1]) if len(args) > 1 else ""
        if not source or comment is None:
            self._fault(node, "the text is not a literal")
            return None
        if node.keywords:
            self._fault(node, "keywords are not understood")
        plural = len(args) > 2
        if plural != ("%n" in source or "%Ln" in source):
            self._fault(node, "%n and a number belong together")
        text = Text(context, source, comment, plural)
        self.found.texts.add(text)
        return text

    def _fault(self, node: ast.expr, why: str) -> None:
        self.found.faults.append(f"{self._place(node)}: {why}")

    def _place(self, node: ast.expr) -> str:
        return f"{self.path}:{node.lineno}"


def _knows_translate(tree: ast.Module) -> bool:
    """Tell whether ``translate`` is Qt's in a file: made the alias there, or imported."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and any(one.name == "translate" for one in node.names):
            return True
        if isinstance(node, ast.Assign) and _is_alias(node):
            return True
    return False


def _is_alias(node: ast.Assign) -> bool:
    return _last_name(node.targets[0]) == "translate" and _is_qt_translate(node.value)


def _is_qt_translate(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "translate"
        and _last_name(node.value).endswith("Application")
    )


def _is_tr(node: ast.expr) -> bool:
    return _last_name(node) == "tr"


def _marked_contexts(value: ast.expr) -> set[str]:
    """Return the contexts of a table's marked texts; an unmarked text among them counts as ''."""
    keys = {key for node in ast.walk(value) if isinstance(node, ast.Dict) for key in node.keys}
    marks = [n for n in ast.walk(value) if isinstance(n, ast.Call) and _last_name(n.func) == MARK]
    inside = {part for mark in marks for part in ast.walk(mark)}
    bare = [n for n in ast.walk(value) if _literal(n) and n not in inside and n not in keys]
    found = {_literal(mark.args[0]) or "" for mark in marks if mark.args}
    return found | {""} if found and bare else found


def _last_name(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _literal(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None
