import * as z from 'zod'
import type { Permission } from '../endpoint.ts'

interface Count {
	/** Only employees who may open the section are told its number. */
	permission: Permission
	/** The counter's name. Screen readers say this word after the number. */
	counted: string
	/** The section whose collection has the counter, if it's another one. */
	of?: string
}

/** The console shows these counts beside its sections. */
export const consoleCounts = {
	applications: { permission: 'Application Access', counted: 'pending' },
	forApplicant: { permission: 'Application Access', counted: 'forApplicant', of: 'applications' },
	answered: { permission: 'Application Access', counted: 'answered', of: 'applications' },
	/** Approvals waiting for a second employee. */
	proposals: { permission: 'Application Access', counted: 'proposals', of: 'applications' },
	affiliates: { permission: 'Application Access', counted: 'pending' },
	employees: { permission: 'Application Access', counted: 'pending', of: 'employeeApplications' },
	books: { permission: 'Application Access', counted: 'waiting' },
	/** Granted and not paid yet: how many, and how many dollars together. */
	unpaid: { permission: 'Application Access', counted: 'unpaid', of: 'applications' },
	unpaidDollars: { permission: 'Application Access', counted: 'unpaidDollars', of: 'applications' },
	events: { permission: 'Event Access', counted: 'active' },
	reports: { permission: 'Report Access', counted: 'unresolved' },
} satisfies Record<string, Count>

export type CountName = keyof typeof consoleCounts

/** A list has the name of its section, so the counters are read without the code of the lists. */
export const counters = Object.entries<Count>(consoleCounts).map(([name, { permission, counted, of = name }]) => ({
	name,
	permission,
	list: of.toUpperCase(),
	counted,
}))

const waiting = z.number().int().optional()
const shape = Object.fromEntries(counters.map(({ name }) => [name, waiting]))

export const ConsoleCounts = z.object(shape as Record<CountName, typeof waiting>)
