# Texts of the rule files.

oware--name = Qoware
