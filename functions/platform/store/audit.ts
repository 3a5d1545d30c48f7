import { newId } from '../ids.ts'
import { sweepAfter } from './table.ts'
import { isNew, put, tryTransact, type Write } from './write.ts'

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

/** Everything that happened is in one list, and what one person did is a kind of it. */
export const auditList = 'AUDIT'

const recordOf = ({ about, at, ...action }: AuditedAction, sk: string) => ({
	pk: `AUDIT#${about}`,
	sk,
	...action,
	ttl: sweepAfter(new Date(at.getTime() + keptFor)),
	listPk: auditList,
	listSk: sk,
	kindPk: `${auditList}#${action.by}`,
	row: { ...action, about, at: at.toISOString() },
})

/**
 * A record is written once. The functions' roles don't allow changing or deleting items below AUDIT#, but IAM can't keep
 * a role from putting another item in a record's place, so each record is copied to the archive as soon as it's written.
 */
export const audit = (of: AuditedAction): Write => put(recordOf(of, `${of.at.toISOString()}#${newId()}`), isNew)

/**
 * Wrong passwords, locks and denials are recorded once a minute, because an attacker causes them by the thousand and
 * more records would fill the table without telling more.
 */
export const auditOncePerMinute = (of: AuditedAction) =>
	auditOnce(of, `${of.at.toISOString().slice(0, 16)}#${of.action}`)

/** Reading the trail or a list is recorded once an hour for each reader, because each page of it would be a record otherwise. */
export const auditOncePerHour = (of: AuditedAction) =>
	auditOnce(of, `${of.at.toISOString().slice(0, 13)}#${of.action}#${of.by}`)

async function auditOnce(of: AuditedAction, sk: string) {
	const record = put(recordOf(of, sk), { where: { pk: 'absent' }, onConflict: 'retry' })
	await tryTransact([record])
}
