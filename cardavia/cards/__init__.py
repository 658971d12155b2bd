"""Faces, hands, packs and the order of cards."""
