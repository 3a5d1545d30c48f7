import { newId } from '#functions/platform/ids.ts'
import { put, type Write } from '#functions/platform/store/write.ts'
import { dayOf } from '#shared/dates.ts'
import { markChanged } from './mark.ts'

type Facts = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * What statistics still count of a thing that was removed, under its day. It has a random id and no name, address, token
 * or time of day, so it can't be led back to anyone.
 */
export function putPast(
	of: 'APPLICATIONS' | 'USERS' | 'REPORTS',
	moment: string,
	facts: Facts = {},
): Write[] {
	const day = dayOf(new Date(moment))
	const key = { pk: `PAST#${of}`, sk: `${day}#${newId()}` }
	return [put({ ...key, day, ...facts }), markChanged(key)]
}
