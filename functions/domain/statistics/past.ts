import { newId } from '#functions/platform/ids.ts'
import { put, type Write } from '#functions/platform/store/write.ts'

type Facts = Readonly<Record<string, string | number | boolean | undefined>>

/**
 * What statistics still count of a thing that was removed, under its day. It has a random id and no name, address, token
 * or time of day, so it can't be led back to anyone.
 */
export const putPast = (of: 'APPLICATIONS' | 'USERS' | 'REPORTS', date: string, facts: Facts = {}): Write => {
	const day = date.slice(0, 10)
	return put({ pk: `PAST#${of}`, sk: `${day}#${newId()}`, day, ...facts })
}
