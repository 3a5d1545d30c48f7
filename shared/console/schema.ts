import * as z from 'zod'

const waiting = z.number().int().optional()

/** What waits, for the sections the employee may open. */
export const ConsoleCounts = z.object({
	/** Pending ones. */
	applications: waiting,
	/** Active ones. */
	events: waiting,
	/** Unresolved ones. */
	reports: waiting,
})
