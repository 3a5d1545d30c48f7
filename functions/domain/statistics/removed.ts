import { newId } from '#functions/platform/ids.ts'
import { put, type Write } from '#functions/platform/store/write.ts'
import { dayOf } from '#shared/dates.ts'

type Kind = 'APPLICATIONS' | 'USERS' | 'REPORTS'

type Facts = Readonly<Record<string, string | number | boolean | undefined>>

export const removedPk = (of: Kind) => `PAST#${of}`

/**
 * Keeps what statistics still count of a thing that was removed, under its day. It has a random id and no name, address,
 * token or time of day, so it can't be led back to anyone.
 */
export function putRemoved(of: Kind, moment: string, facts: Facts = {}): Write {
	const day = dayOf(new Date(moment))
	return put({ pk: removedPk(of), sk: `${day}#${newId()}`, day, ...facts })
}
