/** Loaded into a child before its own code: when its parent is gone, it stops as on Ctrl-C. */
const parent = process.ppid

setInterval(() => {
	if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()
