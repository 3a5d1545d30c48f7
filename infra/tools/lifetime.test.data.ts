import { writeFileSync } from 'node:fs'
import { atEnd, main } from './lifetime.ts'

/** A command that stays until it is told to go, and says in files that it has begun and that it has cleaned up. */
const [file = ''] = process.argv.slice(2)

atEnd(() => writeFileSync(`${file}.ended`, ''))
await main(() => {
	writeFileSync(`${file}.begun`, String(process.ppid))
	setInterval(() => undefined, 1000)
	return new Promise<number>(() => undefined)
})
