import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Switches {
	/** A virus scan takes so long. */
	scanSeconds?: number
	/** An index of the table lags behind it by so much. */
	indexLagSeconds?: number
}

export const switchesIn = (folder: string) => join(folder, 'switches.json')

/** The emulator reads the file whenever it needs a switch. A missing switch is 0. */
export const setSwitches = (folder: string, switches: Switches) =>
	writeFile(switchesIn(folder), JSON.stringify(switches))
