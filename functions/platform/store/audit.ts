import { newId } from '../ids.ts'
import { sweepAfter } from './table.ts'
import { ConditionFailed, isNew, put, transact, type Write } from './write.ts'

const keptFor = 7 * 365 * 24 * 3_600_000

export interface AuditedAction {
	/** The endpoint's path or the job's name. */
	action: string
	/** The id of the person who did it, or 'visitor'. */
	by: string
	/** The id of the user or application that the action changed or read. Never a name or an address. */
	about: string
	at: Date
	requestId: string
}

/**
 * A record is written once. The functions' roles don't allow changing or deleting items below AUDIT#, but IAM can't keep
 * a role from putting another item in a record's place, so each record is copied to the archive as soon as it's written.
 */
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
 * Wrong passwords, locks and denials are recorded once a minute, because an attacker causes them by the thousand and
 * more records would fill the table without telling more.
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
