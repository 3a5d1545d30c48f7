import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { key } from '#functions/users/people.cloud.test.data.ts'
import { createEvent, today } from '#infra/testing/events.ts'
import { mailTo } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { eventsApi } from '#shared/events/api.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsDoorApi } from '#shared/events/door-api.ts'
import { eventPicturesExamples, eventsExamples } from '#shared/events/examples.ts'
import { eventPicturesApi } from '#shared/events/pictures-api.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import {
	actionsOn,
	call,
	guestOf,
	names,
	once,
	photo,
	type Sequence,
	sendForm,
	staff,
} from './again-setup.cloud.test.data.ts'

export const eventSequences: Readonly<Record<string, () => Promise<Sequence>>> = {
	[eventsApi.attend.path]: async () => {
		const { form, client, cancel, signUps } = await guestOf(await createEvent())
		return { act: call(eventsApi.attend, form, client), other: cancel, state: async () => (await signUps()).length }
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
			other: async () => staff.call(eventsDeskApi.undoSignIn, { eventID, id: String((await came())[0]?._id) }),
			state: async () => (await came()).length,
		}
	},
	[eventsDeskApi.signInKnown.path]: async () => {
		const { _id: eventID } = await createEvent()
		const { form, client, signUps } = await guestOf({ _id: eventID })
		await once(eventsApi.attend, form, client)
		const { _id: earlier } = await createEvent()
		const came = { ...eventsExamples.signIn, ...names, email: form.email, eventID: earlier }
		await once(eventsDeskApi.signIn, came)
		const guestID = String((await signUps())[0]?._id)
		const list = async () => (await staff.call(eventsDeskApi.signIns, { id: eventID })).body.signinData ?? []
		return {
			act: call(eventsDeskApi.signInKnown, { ...eventsExamples.signInKnown, eventID, guestID }),
			other: async () => staff.call(eventsDeskApi.undoSignIn, { eventID, id: String((await list())[0]?._id) }),
			state: async () => (await list()).length,
		}
	},
	[eventsDoorApi.fillInAtDoor.path]: async () => {
		const { _id: id } = await createEvent({ date: today })
		const { code = '' } = (await staff.call(eventsDeskApi.doorCode, { id })).body
		const waiting = async () => (await staff.call(eventsDeskApi.waitingForms, { id })).body.forms ?? []
		const form = { ...eventsExamples.fillInAtDoor, ...names, eventID: id, code }
		return {
			act: call(eventsDoorApi.fillInAtDoor, form, new TestClient()),
			other: async () => staff.call(eventsDeskApi.putAside, { eventID: id, id: String((await waiting())[0]?._id) }),
			state: async () => (await waiting()).length,
		}
	},
	[eventsDoorApi.fillInBefore.path]: async () => {
		const { _id: eventID } = await createEvent({ date: today })
		const { form, client, signUps } = await guestOf({ _id: eventID })
		await once(eventsApi.attend, form, client)
		const token = /cancel#([\w-]{21})/.exec((await mailTo(form.email, /cancel#/)).text)?.[1] ?? expect.unreachable()
		const guestID = String((await signUps())[0]?._id)
		const sent = { ...eventsExamples.fillInBefore, token }
		return {
			act: call(eventsDoorApi.fillInBefore, sent, new TestClient()),
			other: async () => {
				const known = { ...eventsExamples.signIn, ...names, eventID, guestID }
				const { id } = (await staff.call(eventsDeskApi.signIn, known)).body
				return staff.call(eventsDeskApi.undoSignIn, { eventID, id: String(id) })
			},
			state: async () => Number((await staff.call(eventsDeskApi.formBefore, { id: eventID, guestID })).status === 200),
		}
	},
	[eventPicturesApi.add.path]: async () => {
		const { mainImg: __, ...example } = eventPicturesExamples.add
		const form = { ...example, name: `Lantern Walk ${randomUUID()}`, key }
		const added = async () => (await staff.call(eventsStaffApi.list, { q: form.name, limit: 20 })).body.events ?? []
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
				await expect.poll(isSent).toBe(true)
				const { questions: __, key: ___, ...changes } = eventPicturesExamples.add
				const { mainImg: ____, ...fields } = changes
				return staff.call(eventsStaffApi.update, { ...fields, id, date: event.date, time: '8 pm', key })
			},
			state: () => actionsOn(id, endpoint),
			ends: 2,
		}
	},
}
