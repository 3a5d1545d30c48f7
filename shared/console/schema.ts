import * as z from 'zod'
import type { Permission } from '../endpoint.ts'

interface Count {
	/** Only employees who may open the section are told its number. */
	permission: Permission
	/** The counter of the collection with the section's name. Screen readers say this word after the number. */
	counted: string
}

/** What waits in the console's sections. */
export const consoleCounts = {
	applications: { permission: 'Application Access', counted: 'pending' },
	events: { permission: 'Event Access', counted: 'active' },
	reports: { permission: 'Report Access', counted: 'unresolved' },
} as const satisfies Record<string, Count>

export type CountName = keyof typeof consoleCounts

const waiting = z.number().int().optional()
const shape = Object.fromEntries(Object.keys(consoleCounts).map((name) => [name, waiting]))

export const ConsoleCounts = z.object(shape as Record<CountName, typeof waiting>)
