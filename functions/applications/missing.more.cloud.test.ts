import { beforeAll, expect, test } from 'vitest'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { newToken } from '#functions/platform/ids.ts'
import { createPerson } from '#infra/testing/people.ts'
import { anew, type TestClient } from '#infra/testing/test-client.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationSentences as sentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import { fileSentences } from '#shared/files/rules.ts'
import { applyAs, code, key, respond, settings, show, staff } from './applications.cloud.test.data.ts'

beforeAll(() => code.transact([settings.putSettings({ guestApplications: true, closesWithoutBill: true })]))

const asked = { things: ['bill', 'other'] as ('bill' | 'other')[], words: 'Please also send page two.' }
const ask = (client: TestClient, token: string, version?: number) =>
	client.call(desk.ask, { token, ...asked, key, version }, anew())

const bill = (client: TestClient) => upload(client, 'bill.pdf', pdf)

test('documents that are sent again with one more after a lost answer are there once, and so is the new one', async () => {
	const [{ client: colleague }, { client: member, user }] = await Promise.all([staff(), createPerson()])
	const token = await applyAs(member, { email: user.email })
	await ask(colleague, token)
	const [first, second, wrong] = [await bill(member), await bill(member), newToken()]
	const send = (attachments: string[], words?: string) =>
		member.call(applicationsApi.sendDocuments, { token, attachments, words }, anew())
	expect((await send([first])).status).toBe(200)

	const refused = await send([first, wrong])
	expect(refused.body.errors).toEqual({ 'attachments.1': fileSentences.lost })
	const again = await send([first, second])
	expect([again.status, again.body.message]).toEqual([200, sentences.documentsSent])
	const reworded = await send([first, second], 'Page two came today.')
	expect([reworded.status, reworded.body.message]).toEqual([200, sentences.documentsSent])

	const { attachments, missing } = await show(colleague, token)
	expect(attachments.map(({ id }) => id)).toEqual([first, second])
	expect(missing?.answer?.kind).toBe('documents')
	const files = await Promise.all(Array.from({ length: 8 }, () => bill(member)))
	expect((await send([first, second, ...files])).status).toBe(200)
})

test('documents can be added while it is pending, ten in all even in parallel, and not after a decision', async () => {
	const [{ client: colleague }, { client: member, user }] = await Promise.all([staff(), createPerson()])
	const token = await applyAs(member, { email: user.email })
	const files = await Promise.all(Array.from({ length: 12 }, () => bill(member)))
	const answers = await Promise.all(
		[files.slice(0, 4), files.slice(4, 8), files.slice(8, 12)].map((attachments) =>
			member.call(applicationsApi.sendDocuments, { token, attachments }),
		),
	)
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400])
	const refused = answers.find(({ status }) => status === 400)
	expect(refused?.body.errors).toEqual({ attachments: fileSentences.tooMany })
	expect((await show(colleague, token)).attachments).toHaveLength(8)
	const send = async (many: number) => {
		const attachments = await Promise.all(Array.from({ length: many }, () => bill(member)))
		return member.call(applicationsApi.sendDocuments, { token, attachments })
	}
	expect((await send(2)).status).toBe(200)
	const eleventh = await send(1)
	expect([eleventh.status, eleventh.body.errors]).toEqual([400, { attachments: fileSentences.tooMany }])
	expect((await show(colleague, token)).attachments).toHaveLength(10)

	expect((await respond(colleague, token, { status: 'Denied' })).status).toBe(200)
	const late = await member.call(applicationsApi.sendDocuments, { token, attachments: [await bill(member)] })
	expect([late.status, late.body.message]).toEqual([409, sentences.alreadyDecided])
	const asking = await ask(colleague, token)
	expect([asking.status, asking.body.message]).toEqual([400, sentences.onlyPending])
})
