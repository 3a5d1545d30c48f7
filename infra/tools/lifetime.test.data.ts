import { writeFileSync } from 'node:fs'
import { atEnd, main } from './lifetime.ts'

/** The command stays until it's told to go, and writes into files that it has begun and that it has cleaned up. */
const [file = ''] = process.argv.slice(2)

atEnd(() => writeFileSync(`${file}.ended`, ''))
await main(() => {
	writeFileSync(`${file}.begun`, String(process.ppid))
	setInterval(() => undefined, 1000)
	return new Promise<number>(() => undefined)
})
