# Labels of the options of the games.

any--label-grand_slam = Qagran
