// Importing this file ends a process in good order, as SIGTERM does, once the process that started it is gone.
// It is plain JavaScript because bootstrap.mjs runs on whatever Node the machine has (12 and newer).
import { readFileSync } from 'node:fs'

const atStart = callers()

setInterval(() => {
	if (callers() !== atStart) process.kill(process.pid, 'SIGTERM')
}, 500).unref()

/** The parent and its parent, because npm starts a command through a shell, and that shell outlives npm. */
function callers() {
	try {
		const [, grandparent] = /.*\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) || []
		return `${process.ppid} ${grandparent}`
	} catch (_) {
		return String(process.ppid)
	}
}
