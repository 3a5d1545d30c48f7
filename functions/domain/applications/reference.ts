import { getItem, type ItemKey } from '#functions/platform/store/table.ts'
import { put, update, type Write } from '#functions/platform/store/write.ts'
import { Reference } from '#shared/applications/reference.ts'
import { applications } from './table.ts'

/** The question to the referrer that counts: an earlier one may have gone to a wrong address. */
const referenceKey = (token: string): ItemKey => ({ pk: applications.key(token).pk, sk: 'REFERENCE' })

export async function readReference(token: string) {
	const item = await getItem(referenceKey(token))
	return item && Reference.parse(item)
}

/** A question that was answered stays. */
export const putReference = (token: string, reference: Reference): Write =>
	put({ ...referenceKey(token), ...reference }, { where: { answeredOn: 'absent' }, onConflict: 'retry' })

export const putReferenceAnswer = (token: string, askedOn: string, answer: Partial<Reference>): Write =>
	update(
		referenceKey(token),
		{ set: answer },
		{ where: { askedOn: { is: askedOn }, answeredOn: 'absent' }, onConflict: 'retry' },
	)
