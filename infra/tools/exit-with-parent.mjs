// A process that imports this file ends in good order, as SIGTERM does, once the process that started it is gone. The
// file is plain JavaScript because bootstrap.mjs runs on whatever Node the machine has (12 and newer).
import { readFileSync } from 'node:fs'

const atStart = callers()

setInterval(() => {
	if (callers() !== atStart) process.kill(process.pid, 'SIGTERM')
}, 500).unref()

/** npm starts a command through a shell that outlives npm, so the parent's parent counts too. */
function callers() {
	try {
		const [, grandparent] = /.*\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) || []
		return `${process.ppid} ${grandparent}`
	} catch (_) {
		return String(process.ppid)
	}
}
