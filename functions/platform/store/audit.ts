import { newId } from '../ids.ts'
import { sweepAfter } from './table.ts'
import { ConditionFailed, isNew, put, transact, type Write } from './write.ts'

const keptFor = 7 * 365 * 24 * 3_600_000

export interface AuditedAction {
	/** Which endpoint or job did it. */
	action: string
	/** The id of the person who did it, or 'visitor'. */
	by: string
	/** What it was done to, by id: a user, an application. Never a name or an address. */
	about: string
	at: Date
	requestId: string
}

/** A record nobody edits: it's written once, and the functions' roles may not change what is below AUDIT#. */
export const audit = ({ about, at, ...action }: AuditedAction): Write =>
	put(
		{
			pk: `AUDIT#${about}`,
			sk: `${at.toISOString()}#${newId()}`,
			...action,
			ttl: sweepAfter(new Date(at.getTime() + keptFor)),
		},
		isNew,
	)

/**
 * What someone who attacks repeats: wrong passwords, locks, denials. One record a minute says as much as a thousand, so
 * a flood of them does not fill the table.
 */
export async function auditOncePerMinute({ about, at, ...action }: AuditedAction) {
	const record = {
		pk: `AUDIT#${about}`,
		sk: `${at.toISOString().slice(0, 16)}#${action.action}`,
		...action,
		ttl: sweepAfter(new Date(at.getTime() + keptFor)),
	}
	await transact([put(record, { where: { pk: 'absent' }, onConflict: 'retry' })]).catch((error) => {
		if (!(error instanceof ConditionFailed)) throw error
	})
}
