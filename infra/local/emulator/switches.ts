import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Switches {
	/** The time that a virus scan takes. */
	scanSeconds?: number
	/** The time by which an index of the table lags behind it. */
	indexLagSeconds?: number
	/** The longest time that CloudFront keeps any answer, so that a test need not wait for a minute to pass. */
	cacheSeconds?: number
}

export const switchesIn = (folder: string) => join(folder, 'switches.json')

/** The emulator reads the file whenever it needs a switch. A missing switch is 0. */
export const setSwitches = (folder: string, switches: Switches) =>
	writeFile(switchesIn(folder), JSON.stringify(switches))
