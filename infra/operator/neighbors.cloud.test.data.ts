import { randomInt, randomUUID } from 'node:crypto'
import { applyAs, key, respond, staff } from '#functions/applications/applications.cloud.test.data.ts'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { paidOn } from '#infra/testing/application.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi, applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { eventsApi } from '#shared/events/api.ts'
import { examples } from '#shared/examples.ts'
import { joinApi } from '#shared/join/api.ts'
import { createEvent } from '../testing/events.ts'
import { createPerson, newEmail } from '../testing/people.ts'
import { persona } from '../testing/persona.ts'
import { wholeTable } from '../testing/table-dump.ts'
import { TestClient } from '../testing/test-client.ts'

/** Nobody else's applications have these in common, so that they are found as one household. */
const household = () => ({
	phone: `(205) ${randomInt(200, 999)}-${randomInt(1000, 9999)}`,
	streetAddress: `${randomInt(10_000, 99_999)} Sparrow Lane`,
})

const well = ({ status, text }: { status: number; text: string }) => {
	if (status !== 200) throw new Error(text)
}

/**
 * Someone, and everyone around them whose items touch theirs: a colleague who reads, decides, pays and writes notes, a
 * relative with an account of their own, the sender of an application that names the address by mistake, and an affiliate.
 */
export async function someoneWithNeighbors() {
	const [person, relative, affiliate, colleague, payer] = await Promise.all([
		createPerson(),
		createPerson(),
		createPerson(),
		staff(),
		staff(),
	])
	const { email } = person.user
	const home = household()
	well(await affiliate.client.call(joinApi.affiliate, { ...examples.join.affiliate, email: affiliate.user.email }))
	const own = (await affiliate.client.call(joinApi.mine, {})).body.applications?.[0]
	const sent = await applyAs(person.client, {
		...home,
		email,
		...(own && { affiliateID: own.id }),
		familyData: [{ name: 'Linden Oakes', relation: 'Spouse', birthday: '05/01/1980' }],
		livesAlone: 'no',
	})

	// A relative lives at the same address, has claimed what they sent as a guest, and has an application of their own.
	const claimed = await applyAs(new TestClient(), { ...home, email: relative.user.email })
	well(await relative.client.call(applicationsApi.claim, { token: claimed, birthday: persona.birthday }))
	const bill = await upload(relative.client, 'bill.pdf', pdf)
	const typed = await applyAs(relative.client, { ...home, email, attachments: [bill] })

	// Its sender mistyped their own address, and the person has said so.
	const mistyped = await applyAs(new TestClient(), { email, details: 'From someone else.' })
	well(await person.client.call(applicationsApi.disown, { token: mistyped }))

	const event = await createEvent()
	const guest = { id: event._id, firstName: 'Wren', lastName: 'Brook', email: newEmail() }
	well(await relative.client.call(eventsApi.attend, guest))

	for (const { client } of [colleague, payer])
		for (const token of [sent, claimed, typed, mistyped]) {
			well(await client.call(desk.show, { token }))
			well(await client.call(desk.addNote, { token, note: `A note on ${token}.` }))
		}
	const page = await upload(colleague.client, 'page.pdf', pdf)
	well(await colleague.client.call(desk.addAttachments, { token: sent, attachments: [page] }))
	well(await colleague.client.call(applicationsStaffApi.markNotSame, { token: sent, other: claimed, notSame: true }))
	for (const token of [sent, claimed]) {
		well(await respond(colleague.client, token))
		const paid = { token, method: 'Check', date: paidOn, key } as const
		well(await payer.client.call(desk.recordPayment, paid))
	}
	// A member may type any text into a draft, and so also the id of someone else's upload.
	const draft = {
		answers: {},
		unanswered: [],
		key: randomUUID(),
		files: [{ key: randomUUID(), name: 'bill.pdf', size: 4, id: bill, doneAt: Date.now() }],
	}
	const { _id: owner } = person.user
	well(await person.client.call(applicationsApi.saveDraft, { owner, version: 0, savedBy: randomUUID(), draft }))

	const neighbors = [relative, affiliate, colleague, payer].map(({ user }) => user)
	return {
		person,
		colleague,
		sent,
		mistyped,
		files: { bill, page },
		affiliateID: own?.id,
		neighbors,
		theirs: [
			...neighbors.flatMap((user) => [user._id, user.email]),
			...[claimed, typed, bill, guest.email],
			...(own ? [own.id] : []),
		],
	}
}

/** The items of the table in which one of these words is, by their keys. */
export const itemsWith = async (...texts: string[]) =>
	[...(await wholeTable())].filter(([at, item]) => texts.some((text) => (at + item).includes(text)))
