import { expect, test } from 'vitest'
import { createEvent } from '#infra/testing/events.ts'
import { questionTypes } from '#shared/events/schema.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import { attend, colleague, key } from './events.cloud.test.data.ts'

const need = { id: 'ride', question: 'Do you need a ride?', type: questionTypes.yesNo }
const offer = { ...need, question: 'Can you offer a ride?' }

const answered = (_id: string, ...questionAnswers: { id: string; question?: string; answer: string }[]) =>
	attend({ _id }, undefined, undefined, { questionAnswers })

const counted = async (id: string) => (await colleague.call(eventsStaffApi.answers, { id })).body

test('a question that is reworded is another one, and answers to its older words don’t count for it', async () => {
	const { _id: id, name, time, description, date } = await createEvent({ questions: [need] })
	await answered(id, { id: 'ride', answer: 'Yes' })
	const edited = { id, key, name, time, description, date, online: true, questions: [offer] }
	expect((await colleague.call(eventsStaffApi.update, edited)).status).toBe(200)
	expect(await counted(id)).toMatchObject({ guests: 1, questions: [{ id: 'ride', yes: 0, no: 0 }] })
	// The page of this guest still asks with the older words.
	await answered(id, { id: 'ride', question: need.question, answer: 'Yes' })
	await answered(id, { id: 'ride', question: offer.question, answer: 'No' })
	expect(await counted(id)).toMatchObject({ guests: 3, questions: [{ id: 'ride', yes: 0, no: 1 }] })
	const { body } = await colleague.call(eventsStaffApi.guests, { id, limit: 10 })
	const questions = body.attendingInfo?.map(({ questionAnswers: [one] }) => one?.question)
	expect(questions).toEqual([offer.question, need.question, need.question])
})

test('who writes Yes or No where words were asked for wrote something', async () => {
	const seats = { id: 'seats', question: 'Do you need a certain seat?', type: questionTypes.text }
	const { _id: id } = await createEvent({ questions: [seats] })
	for (const answer of ['Yes', 'No', 'By the door']) await answered(id, { id: 'seats', answer })
	expect(await counted(id)).toEqual({
		status: true,
		guests: 3,
		questions: [{ id: 'seats', yes: 0, no: 0, written: 3 }],
	})
})
