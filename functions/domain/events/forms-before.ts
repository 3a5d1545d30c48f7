import * as z from 'zod'
import { type ItemKey, type Ref, sweepAfter } from '#functions/platform/store/table.ts'
import { put, remove, type Write } from '#functions/platform/store/write.ts'
import { FilledInRecord } from '#shared/events/records.ts'
import { endsAfter } from './ends-after.ts'

const FormBefore = z.object({ ...FilledInRecord.shape, ttl: z.number() })

export type FormBefore = Omit<z.output<typeof FormBefore>, 'ttl'>

interface Whose {
	_id: string
	eventID: string
}

const key = ({ _id, eventID }: Whose): ItemKey => ({ pk: `FORMBEFORE#${eventID}`, sk: `FORMBEFORE#${_id}` })

/** The form that someone who signed up filled in before they came. It's removed when they're signed in. */
export const formBeforeRef = (guest: Whose, now: Date): Ref<FormBefore | undefined> => ({
	key: key(guest),
	parse(item) {
		const { ttl, ...form } = item ? FormBefore.parse(item) : { ttl: 0 }
		return 'date' in form && ttl > sweepAfter(now) ? form : undefined
	},
})

export const putFormBefore = (guest: Whose, form: FormBefore, event: { date: string }): Write =>
	put({ ...form, ...key(guest), ttl: endsAfter(event) })

/** With a date, only the form that was sent then is removed. */
export const dropFormBefore = (guest: Whose, date?: string): Write =>
	remove(key(guest), date ? { where: [{ date: { is: date } }, { pk: 'absent' }], onConflict: 'retry' } : undefined)
