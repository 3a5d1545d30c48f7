import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect } from 'vitest'
import {
	allowGuests,
	applyAs,
	code,
	respond,
	show,
} from '#functions/applications/applications.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { employee, key, unusualName } from '#functions/users/people.cloud.test.data.ts'
import { applicationForm } from '#infra/testing/application.ts'
import { createEvent } from '#infra/testing/events.ts'
import { request } from '#infra/testing/in-process.ts'
import { createPerson, newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import type { Reply } from '#infra/testing/test-client.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { booksApi } from '#shared/books/api.ts'
import { booksExamples } from '#shared/books/examples.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import type { Endpoint, Payload } from '#shared/endpoint.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventPicturesExamples, eventsExamples } from '#shared/events/examples.ts'
import { eventPicturesApi } from '#shared/events/pictures-api.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { joinApi } from '#shared/join/api.ts'
import { joinExamples } from '#shared/join/examples.ts'
import { joinStaffApi } from '#shared/join/staff-api.ts'
import { legacyApi } from '#shared/legacy/api.ts'
import { legacyExamples } from '#shared/legacy/examples.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'
import { newsletterStaffApi } from '#shared/newsletter/staff-api.ts'
import { reportsApi } from '#shared/reports/api.ts'
import { reportsExamples } from '#shared/reports/examples.ts'
import { sponsorsApi } from '#shared/sponsors/api.ts'
import { sponsorLogosApi } from '#shared/sponsors/logos-api.ts'
import { usersApi } from '#shared/users/api.ts'

// The deployed function sends a decision's mail at once, so there it's never taken back.
process.env.DECISION_MAIL_SECONDS = '300'
const { handler: holding } = await import('#functions/applications/handler.ts')

await allowGuests(true)
export const { client: staff, user: staffUser } = await employee(
	'Application Access',
	'Event Access',
	'User Access',
	'Report Access',
)
const names = { firstName: persona.firstName, lastName: persona.lastName }
const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#27566b' } })
	.jpeg()
	.toBuffer()

/** The same request A without an idempotency key, and B, which changes what A did. */
export interface Sequence {
	act: () => Promise<Pick<Reply, 'status' | 'text'>>
	/** Of a request that nothing undoes there is none, and A is asked for again some time later. */
	other?: () => Promise<unknown>
	/** What there is because of A. */
	state: () => Promise<unknown>
	/** What there is after A, B, A, if it isn't the same as after A. */
	ends?: unknown
}

const call =
	<E extends Endpoint>(endpoint: E, payload: Payload<E>, client = staff) =>
	() =>
		client.call(endpoint, payload)

const once = <E extends Endpoint>(endpoint: E, payload: Payload<E>, client = staff) =>
	client.call(endpoint, payload, { 'idempotency-key': randomUUID() })

/** As a documented client sends files: within the request, which may be the same one again. */
const sendForm =
	({ path }: Endpoint, fields: object, field: string, file: Buffer, name: string) =>
	() => {
		const form = new FormData()
		for (const [name, value] of Object.entries(fields))
			form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
		form.append(field, new Blob([new Uint8Array(file)]), name)
		return staff.send('POST', path, form)
	}

const member = async () => (await createPerson()).client
const application = async () => applyAs(await member())
const asking = { things: ['bill' as const], key }
const ask = (token: string) => once(desk.ask, { token, ...asking })
const missing = async (token: string) => (await show(staff, token)).missing

async function notesOn(token: string) {
	const { notes } = await show(staff, token)
	return notes
}

/** A note is written, deleted and written again. */
const noted = async (
	act: Sequence['act'],
	read: () => Promise<{ _id: string }[]>,
	remove: object,
	of: Endpoint,
) => ({
	act,
	state: async () => (await read()).length,
	other: async () => staff.call(of, { ...remove, remove: (await read()).map(({ _id }) => _id) }),
})

async function applies(role: 'boardMember' | 'ambassador' | 'affiliate') {
	const client = await member()
	const email = newEmail()
	const own = async () => (await client.call(joinApi.mine, {})).body.applications ?? []
	const form = { ...joinExamples[role], email }
	const answer = { status: 'Denied' as const, key }
	return {
		act: () => client.call(joinApi[role], form),
		state: async () => (await own()).length,
		other: async () => {
			const id = String((await own())[0]?.id)
			return role === 'affiliate'
				? staff.call(joinStaffApi.changeAffiliate, { id, ...answer })
				: staff.call(joinStaffApi.changeEmployeeApplication, { token: id, ...answer })
		},
		ends: 2,
	}
}

async function sponsor(name = `Moss ${randomUUID().slice(0, 8)}`) {
	const { body } = await once(sponsorLogosApi.addSponsor, { key, name, top: false })
	return String(body.sponsors?.find((one) => one.name === name)?._id)
}

const wall = async () => (await staff.call(sponsorsApi.manage, {})).body.sponsors ?? []

async function guestOf(event: { _id: string }) {
	const { client, user } = await createPerson()
	const signUps = async () => (await client.call(eventsApi.mySignUps, {})).body.signUps ?? []
	const cancel = async () => client.call(eventsApi.cancelMine, { id: String((await signUps())[0]?._id) })
	const form = { id: event._id, ...names, email: user.email }
	return { form, client, cancel, signUps }
}

const actionsOn = async (about: string, { path }: Endpoint) =>
	(await code.queryItems(`AUDIT#${about}`, '', 1000)).filter(({ action }) => action === path).length

const legacyRow = legacyExamples.add
const legacyNamed = async (lastName: string) =>
	(await staff.call(legacyApi.list, { q: lastName })).body.applications ?? []
const removeLegacy = async (lastName: string) =>
	staff.call(legacyApi.remove, { token: String((await legacyNamed(lastName))[0]?.token), key })

/** By path, one for each idempotent endpoint of the registry. */
export const sequences: Readonly<Record<string, () => Promise<Sequence>>> = {
	[applicationsApi.apply.path]: async () => {
		const client = await member()
		const mine = async () => (await client.call(applicationsApi.mine, {})).body.applications ?? []
		return {
			act: call(applicationsApi.apply, applicationForm(), client),
			state: async () => (await mine()).length,
			other: async () => respond(staff, String((await mine())[0]?.token), { status: 'Denied' }),
			ends: 2,
		}
	},
	[applicationsApi.sendDocuments.path]: async () => {
		const client = await member()
		const token = await applyAs(client)
		await ask(token)
		return {
			act: call(applicationsApi.sendDocuments, { token, cannotGet: true, words: 'It’s lost.' }, client),
			other: () => ask(token),
			state: async () => (await missing(token))?.answer?.kind,
		}
	},
	[applicationsApi.sendFoundDocuments.path]: async () => {
		const token = await applyAs(new TestClient())
		await ask(token)
		const payload = { token, ...names, cannotGet: true, words: 'It’s lost.' }
		return {
			act: call(applicationsApi.sendFoundDocuments, payload, new TestClient()),
			other: () => ask(token),
			state: async () => (await missing(token))?.answer?.kind,
		}
	},
	[desk.respond.path]: async () => {
		const token = await application()
		return {
			act: () => respond(staff, token, { amount: 250 }),
			other: () => respond(staff, token, { status: 'Denied' }),
			state: async () => {
				const { status, amountApproved } = await show(staff, token)
				return { status, amountApproved }
			},
		}
	},
	[desk.takeBack.path]: async () => {
		const token = await application()
		const held = (endpoint: Endpoint, payload: object) =>
			request(holding, endpoint, { payload, cookie: staff.cookie })
		const answer = { token, status: 'Approved', message: 'We can help you.', amount: 200, key }
		const decide = () => held(desk.respond, { ...answer, emailApplicant: 'yes' })
		await decide()
		return {
			act: () => held(desk.takeBack, { token }),
			other: decide,
			state: async () => (await show(staff, token)).status,
		}
	},
	[desk.recordPayment.path]: async () => {
		const token = await application()
		await respond(staff, token)
		return {
			act: call(desk.recordPayment, { token, method: 'Check', date: '11/02/2025', key }),
			other: () => once(desk.removePayment, { token, key }),
			state: async () => (await show(staff, token)).payment?.method,
		}
	},
	[desk.removePayment.path]: async () => {
		const token = await application()
		await respond(staff, token)
		const pay = () => once(desk.recordPayment, { token, method: 'Check', date: '11/02/2025', key })
		await pay()
		return {
			act: call(desk.removePayment, { token, key }),
			other: pay,
			state: async () => (await show(staff, token)).payment?.method,
		}
	},
	[desk.ask.path]: async () => {
		const token = await application()
		return {
			act: call(desk.ask, { token, ...asking }),
			other: () => once(desk.settle, { token }),
			state: async () => {
				const asked = await missing(token)
				return asked && { things: asked.things, answer: asked.answer?.kind }
			},
		}
	},
	[desk.giveMoreTime.path]: async () => {
		const token = await application()
		await ask(token)
		return {
			act: call(desk.giveMoreTime, { token, until: addDays(dayOf(new Date()), 40), key }),
			// Asking again takes no day away, unless nothing was missing any more.
			other: async () => {
				await once(desk.settle, { token })
				return ask(token)
			},
			state: async () => (await missing(token))?.lastDay,
		}
	},
	[desk.settle.path]: async () => {
		const token = await application()
		await ask(token)
		return {
			act: call(desk.settle, { token }),
			other: () => ask(token),
			state: async () => (await missing(token))?.answer?.kind,
		}
	},
	[desk.email.path]: async () => {
		const token = await application()
		return {
			act: call(desk.email, { token, message: 'Please call us.', key }),
			state: async () => (await notesOn(token)).length,
			ends: 2,
		}
	},
	[desk.addAttachments.path]: async () => {
		const token = await application()
		return {
			act: sendForm(desk.addAttachments, { token }, 'attachments', pdf, 'letter.pdf'),
			state: async () => (await show(staff, token)).attachments.length,
			ends: 2,
		}
	},
	[desk.addNote.path]: async () => {
		const token = await application()
		const act = call(desk.addNote, { token, note: 'Called back.' })
		return noted(act, () => notesOn(token), { token }, desk.deleteNotes)
	},
	[booksApi.apply.path]: async () => {
		const email = newEmail()
		const sent = async () => (await staff.call(booksApi.list, { q: email })).body.applications ?? []
		return {
			act: call(booksApi.apply, { ...booksExamples.apply, ...names, email }, new TestClient()),
			state: async () => (await sent()).length,
			other: async () => staff.call(booksApi.mark, { token: String((await sent())[0]?.token), sent: true }),
			ends: 2,
		}
	},
	[eventsApi.attend.path]: async () => {
		const { form, client, cancel, signUps } = await guestOf(await createEvent())
		return {
			act: call(eventsApi.attend, form, client),
			other: cancel,
			state: async () => (await signUps()).length,
		}
	},
	[eventsStaffApi.removeGuest.path]: async () => {
		const { _id: eventID } = await createEvent()
		const { form, client, signUps } = await guestOf({ _id: eventID })
		await once(eventsApi.attend, form, client)
		const id = String((await signUps())[0]?._id)
		return {
			act: call(eventsStaffApi.removeGuest, { eventID, id, key }),
			other: () => once(eventsApi.attend, form, client),
			state: async () => (await signUps()).length,
		}
	},
	[eventsDeskApi.signIn.path]: async () => {
		const { _id: eventID } = await createEvent()
		const came = async () => (await staff.call(eventsDeskApi.signIns, { id: eventID })).body.signinData ?? []
		return {
			act: call(eventsDeskApi.signIn, { ...eventsExamples.signIn, ...names, eventID }),
			other: async () =>
				staff.call(eventsDeskApi.undoSignIn, { eventID, id: String((await came())[0]?._id) }),
			state: async () => (await came()).length,
		}
	},
	[eventPicturesApi.add.path]: async () => {
		const { mainImg: __, ...example } = eventPicturesExamples.add
		const form = { ...example, name: `Lantern Walk ${randomUUID()}`, key }
		const added = async () =>
			(await staff.call(eventsStaffApi.list, { q: form.name, limit: 20 })).body.events ?? []
		return {
			act: sendForm(eventPicturesApi.add, form, 'mainImg', photo, 'lanterns.jpg'),
			other: async () => staff.call(eventsStaffApi.archive, { id: String((await added())[0]?._id), key }),
			state: async () => (await added()).length,
			ends: 2,
		}
	},
	[eventPicturesApi.addImages.path]: async () => {
		const { _id: id } = await createEvent()
		const images = async () => (await staff.call(eventsStaffApi.show, { id })).body.event?.images ?? []
		return {
			act: sendForm(eventPicturesApi.addImages, { id }, 'eventImages', photo, 'lanterns.jpg'),
			other: async () =>
				staff.call(eventPicturesApi.deleteImages, { id, key, remove: (await images()).map((one) => one.id) }),
			state: async () => (await images()).length,
		}
	},
	[eventsStaffApi.emailGuests.path]: async () => {
		const event = await createEvent()
		const { form, client } = await guestOf(event)
		await once(eventsApi.attend, form, client)
		const [id, endpoint] = [event._id, eventsStaffApi.emailGuests]
		const isSent = async () => !(await staff.call(eventsStaffApi.show, { id })).body.event?.emailing
		return {
			act: call(endpoint, { id, message: 'Please bring a coat.', key }),
			other: async () => {
				await expect.poll(isSent, { timeout: 60_000 }).toBe(true)
				const { questions: __, key: ___, ...changes } = eventPicturesExamples.add
				const { mainImg: ____, ...fields } = changes
				return staff.call(eventsStaffApi.update, { ...fields, id, date: event.date, time: '8 pm', key })
			},
			state: () => actionsOn(id, endpoint),
			ends: 2,
		}
	},
	[joinApi.boardMember.path]: () => applies('boardMember'),
	[joinApi.ambassador.path]: () => applies('ambassador'),
	[joinApi.affiliate.path]: () => applies('affiliate'),
	[joinStaffApi.addNote.path]: async () => {
		const { act } = await applies('boardMember')
		await act()
		const { applications: [newest] = [] } = (await staff.call(joinStaffApi.employeeApplications, {})).body
		const token = String(newest?.token)
		const read = async () =>
			(await staff.call(joinStaffApi.employeeApplication, { token })).body.application?.notes ?? []
		const add = call(joinStaffApi.addNote, { token, note: 'Called back.' })
		return noted(add, read, { token }, joinStaffApi.deleteNotes)
	},
	[legacyApi.add.path]: async () => {
		const lastName = unusualName().slice(0, 20)
		return {
			act: call(legacyApi.add, { ...legacyRow, lastName }),
			other: () => removeLegacy(lastName),
			state: async () => (await legacyNamed(lastName)).length,
		}
	},
	[legacyApi.import.path]: async () => {
		const lastName = unusualName().slice(0, 20)
		return {
			act: call(legacyApi.import, { rows: [{ ...legacyRow, lastName }], key }),
			other: () => removeLegacy(lastName),
			state: async () => (await legacyNamed(lastName)).length,
		}
	},
	[newsletterApi.signup.path]: async () => {
		const email = newEmail()
		const list = async () =>
			(await staff.call(newsletterStaffApi.subscribers, { q: email })).body.subscribers ?? []
		return {
			act: call(newsletterApi.signup, { ...names, email }, new TestClient()),
			other: async () => staff.call(newsletterApi.unsubscribe, { token: String((await list())[0]?._id) }),
			state: async () => (await list()).length,
		}
	},
	[reportsApi.report.path]: async () => {
		const email = newEmail()
		const sent = async () => (await staff.call(reportsApi.list, { q: email })).body.reports ?? []
		return {
			act: call(reportsApi.report, { ...reportsExamples.report, email }, new TestClient()),
			other: async () =>
				staff.call(reportsApi.change, { token: String((await sent())[0]?.token), resolved: true }),
			state: async () => (await sent()).length,
			ends: 2,
		}
	},
	[sponsorsApi.move.path]: async () => {
		const ids = [await sponsor(), await sponsor()]
		const id = ids[1] ?? ''
		return {
			act: call(sponsorsApi.move, { id, to: 'up' }),
			other: () => once(sponsorsApi.move, { id, to: 'down' }),
			state: async () => (await wall()).map(({ _id }) => ids.indexOf(_id)).filter((at) => at >= 0),
		}
	},
	[sponsorLogosApi.addSponsor.path]: async () => {
		const name = `Fern ${randomUUID().slice(0, 8)}`
		const named = async () => (await wall()).filter((one) => one.name === name)
		return {
			act: call(sponsorLogosApi.addSponsor, { key, name, top: false }),
			other: async () =>
				staff.call(sponsorLogosApi.removeSponsor, { key, id: String((await named())[0]?._id) }),
			state: async () => (await named()).length,
		}
	},
	[usersApi.addNote.path]: async () => {
		const { user } = await createPerson()
		const id = user._id
		const read = async () => (await staff.call(usersApi.notes, { id })).body.notes ?? []
		return noted(call(usersApi.addNote, { id, note: 'Called back.' }), read, { id }, usersApi.deleteNotes)
	},
}
