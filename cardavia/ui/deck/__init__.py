"""The deck: every court is a jharokha portrait, drawn as flat SVG by plain functions."""
