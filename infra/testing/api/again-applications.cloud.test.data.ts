import { applyAs, code, respond, settings, show } from '#functions/applications/applications.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { newToken } from '#functions/platform/ids.ts'
import { key } from '#functions/users/people.cloud.test.data.ts'
import { applicationForm, paidOn } from '#infra/testing/application.ts'
import { request } from '#infra/testing/in-process.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsExamples } from '#shared/applications/examples.ts'
import { readyTextsApi as ready } from '#shared/applications/ready-texts-api.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import {
	application,
	ask,
	asking,
	call,
	holding,
	member,
	missing,
	names,
	noted,
	notesOn,
	once,
	type Sequence,
	sendForm,
	staff,
} from './again-setup.cloud.test.data.ts'

const readyTexts = async () => (await staff.call(ready.readyTexts, {})).body

const isReady = async (id: string) => (await readyTexts()).texts?.some(({ _id }) => _id === id)

export const applicationSequences: Readonly<Record<string, () => Promise<Sequence>>> = {
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
		const held = (endpoint: Endpoint, payload: object) => request(holding, endpoint, { payload, cookie: staff.cookie })
		const answer = { token, status: 'Approved', message: 'We can help you.', amount: 200, key }
		const decide = () => held(desk.respond, { ...answer, emailApplicant: 'yes' })
		await decide()
		return {
			act: () => held(desk.takeBack, { token }),
			other: decide,
			state: async () => (await show(staff, token)).status,
		}
	},
	[desk.takeBackProposal.path]: async () => {
		const token = await application()
		// No other test grants as much, so the limit disturbs none of them.
		const mostGrantedAlone = 900_000_000
		await code.transact([settings.putSettings({ mostGrantedAlone })])
		const propose = () => respond(staff, token, { amount: mostGrantedAlone + 1 })
		await propose()
		return {
			act: call(desk.takeBackProposal, { token }),
			other: propose,
			state: async () => (await show(staff, token)).proposal,
		}
	},
	[ready.saveReadyText.path]: async () => {
		const label = `Fern ${newToken().slice(0, 13)}`
		const named = async () => (await readyTexts()).texts?.filter((one) => one.label === label) ?? []
		return {
			act: call(ready.saveReadyText, { ...applicationsExamples.saveReadyText, label }),
			other: async () => staff.call(ready.removeReadyText, { id: String((await named())[0]?._id) }),
			state: async () => (await named()).length,
		}
	},
	[ready.removeReadyText.path]: async () => {
		await once(ready.bringBackReadyTexts, {})
		return {
			act: call(ready.removeReadyText, { id: 'part' }),
			other: () => once(ready.bringBackReadyTexts, {}),
			state: () => isReady('part'),
		}
	},
	[ready.bringBackReadyTexts.path]: async () => {
		const remove = () => once(ready.removeReadyText, { id: 'several' })
		await remove()
		return { act: call(ready.bringBackReadyTexts, {}), other: remove, state: () => isReady('several') }
	},
	[desk.recordPayment.path]: async () => {
		const token = await application()
		await respond(staff, token)
		return {
			act: call(desk.recordPayment, { token, method: 'Check', date: paidOn, key }),
			other: () => once(desk.removePayment, { token, key }),
			state: async () => (await show(staff, token)).payment?.method,
		}
	},
	[desk.removePayment.path]: async () => {
		const token = await application()
		await respond(staff, token)
		const pay = () => once(desk.recordPayment, { token, method: 'Check', date: paidOn, key })
		await pay()
		return {
			act: call(desk.removePayment, { token, key }),
			other: pay,
			state: async () => (await show(staff, token)).payment?.method,
		}
	},
	[desk.namePayee.path]: async () => {
		const token = await application()
		await respond(staff, token)
		return {
			act: call(desk.namePayee, { token, payee: 'Harbor Gas' }),
			other: () => once(desk.namePayee, { token, payee: 'City Water' }),
			state: async () => (await show(staff, token)).decision?.payee,
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
}
