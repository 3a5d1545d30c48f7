import { writeFileSync } from 'node:fs'
import { atEnd, main } from './lifetime.ts'
import { run } from './run.ts'

/** The command stays until it's told to go, and writes into files that it has begun and that it has cleaned up. */
const [file = ''] = process.argv.slice(2)

/** The child takes a second to end, as the CDK does, and has a file while it runs. */
const child = `trap 'sleep 1; rm "$0"; exit' TERM; : > "$0"; while :; do sleep 0.1; done`

atEnd(() => writeFileSync(`${file}.ended`, ''))
await main(async () => {
	writeFileSync(`${file}.begun`, String(process.ppid))
	return run('sh', { args: ['-c', child, `${file}.child`] })
})
