import { expect, test } from 'vitest'
import { emailSentence, lettersSentence } from '../fields.ts'
import { countedAs, isAnswerTo } from './answers.ts'
import { SignInInput } from './desk-schema.ts'
import { eventsExamples } from './examples.ts'
import {
	answersWithQuestions,
	deskDay,
	eventLocation,
	eventState,
	offerEnd,
	ownSignUpState,
	partySize,
	signInProblems,
	signUpState,
	withQuestionIds,
} from './rules.ts'
import {
	AddImagesInput,
	DeleteImagesInput,
	EventInput,
	eventShape,
	GuestInput,
	MainImageInput,
	questionTypes,
} from './schema.ts'

const event = eventsExamples.add
const wrong = (changes: Record<string, unknown>) =>
	(EventInput.safeParse({ ...event, ...changes }).error?.issues ?? []).map(({ path }) => path.join('.'))

test('the example of an event has all of its fields, so that each is in the document of the API and gets bad input', () => {
	expect(Object.keys(eventShape).filter((field) => !(field in event))).toEqual([])
})

test('an event that is not online has a place', () => {
	const nowhere = { streetAddress: '', city: '', state: '', zip: '' }
	expect(wrong(nowhere)).toEqual(['streetAddress', 'city', 'state', 'zip'])
	expect(wrong({ ...nowhere, online: 'yes' })).toEqual([])
})

test('at most five questions', () => {
	const question = { question: 'Will you bring a lantern?', type: 1 }
	expect(wrong({ questions: JSON.stringify(Array.from({ length: 5 }, () => question)) })).toEqual([])
	const { error } = EventInput.safeParse({ ...event, questions: Array.from({ length: 6 }, () => question) })
	expect(error?.issues[0]?.message).toBe('Maximum Questions Reached')
	expect(wrong({ questions: [{ ...question, type: 2 }] })).toEqual(['questions.0.type'])
})

test('an event without its main image says so in the documented words', () => {
	const { error } = EventInput.safeParse({ ...event, mainImg: undefined })
	expect(error?.issues[0]?.message).toBe('No File Attached!')
})

const guest = eventsExamples.attend
const guestSentence = (changes: Record<string, unknown>) =>
	GuestInput.safeParse({ ...guest, ...changes }).error?.issues[0]?.message

test('an empty guest form is told so in the documented words', () => {
	for (const field of ['firstName', 'lastName', 'email'])
		for (const empty of [' ', undefined]) expect(guestSentence({ [field]: empty })).toBe('Please Fill Out All Fields!')
})

test('a guest form that is filled out is told what else is wrong', () => {
	expect(guestSentence({ firstName: 'R2' })).toBe(lettersSentence)
	expect(guestSentence({ lastName: 'a'.repeat(50) })).toBe('Use at most 49 letters for the last name.')
	expect(guestSentence({ email: 'no-at.example' })).toBe(emailSentence)
})

test('a guest with a bleeding disorder describes it', () => {
	const signIn = { ...eventsExamples.signIn, bleedingDisorderType: '' }
	expect(SignInInput.safeParse(signIn).error?.issues.map(({ path }) => path[0])).toEqual(['bleedingDisorderType'])
	expect(SignInInput.safeParse({ ...signIn, bleedingDisorder: 'no' }).success).toBe(true)
})

test('an archived event is archived, also if it’s active', () => {
	expect(eventState({ active: true, archived: true })).toBe('archived')
	expect(eventState({ active: true, archived: false })).toBe('active')
	expect(eventState({ active: false, archived: false })).toBe('inactive')
})

const open = { active: true, archived: false, date: '2026-10-04', attending: 3 }

test.each([
	['open', {}],
	['open', { capacity: 4 }],
	['full', { capacity: 3 }],
	['open', { capacity: 5, waiting: 1 }],
	['full', { capacity: 5, waiting: 2 }],
	['over', { active: false }],
	['over', { archived: true }],
	['over', { date: '2026-10-03', capacity: 3 }],
])('sign-up is %s for an event with %j', (state, changes) => {
	expect(signUpState({ ...open, ...changes }, '2026-10-04')).toBe(state)
})

test.each([
	['a day', '2026-10-02T18:00:00Z', '2026-10-03T18:00:00.000Z'],
	['two hours on the day', '2026-10-04T18:00:00Z', '2026-10-04T20:00:00.000Z'],
	['not at all if the day ends sooner', '2026-10-05T03:30:00Z', undefined],
])('a place is offered for %s', (_, now, end) => {
	expect(offerEnd({ date: '2026-10-04' }, new Date(now))?.toISOString()).toBe(end)
})

test('for the desk an evening goes on until six in the morning, where the organization is', () => {
	expect(deskDay(new Date('2026-10-05T10:59:00Z'))).toBe('2026-10-04')
	expect(deskDay(new Date('2026-10-05T11:01:00Z'))).toBe('2026-10-05')
})

test('a sign-up for an event that was taken off the site says so until its day is over', () => {
	expect(ownSignUpState(open, '2026-10-04')).toBe('coming')
	expect(ownSignUpState({ ...open, archived: true }, '2026-10-04')).toBe('off')
	expect(ownSignUpState({ ...open, archived: true }, '2026-10-05')).toBe('over')
})

const removal = { id: 'e1', key: 'a-key-of-mine' }

test.each([{}, { remove: [] }])('%j names no image to delete', (request) => {
	const { error } = DeleteImagesInput.safeParse({ ...removal, ...request })
	expect(error?.issues[0]?.message).toBe('Choose at least one image to delete.')
})

test('ten images fit into one request', () => {
	const eventImages = (many: number) => Array.from({ length: many }, () => eventsExamples.changeMainImage.mainImg)
	expect(AddImagesInput.safeParse({ id: 'e1', eventImages: eventImages(10) }).success).toBe(true)
	const { error } = AddImagesInput.safeParse({ id: 'e1', eventImages: eventImages(11) })
	expect(error?.issues[0]?.message).toBe('Add at most 10 images at a time.')
})

test('the file part of a multipart form arrives as a list of one', () => {
	const { mainImg } = eventsExamples.changeMainImage
	expect(MainImageInput.parse({ ...removal, mainImg: [mainImg] }).mainImg).toBe(mainImg)
	expect(MainImageInput.safeParse({ ...removal, mainImg: [mainImg, mainImg] }).success).toBe(false)
})

test('a question keeps its id, also under its documented name', () => {
	const questions = [{ _id: 'q1', question: 'Will you bring a lantern?', type: 0 }]
	expect(EventInput.parse({ ...event, questions }).questions?.[0]?.id).toBe('q1')
})

test('an event that takes place online says so, any other says where', () => {
	const place = { streetAddress: '12 Alder Lane', city: 'Fernwood', state: 'AL', zip: '35203' }
	expect(eventLocation({ online: true, ...place })).toBe('Online')
	expect(eventLocation({ online: false, ...place })).toBe('12 Alder Lane, Fernwood, AL 35203')
})

test('answers come with their questions, named or in their order', () => {
	const questions = ['a', 'b', 'c'].map((id) => ({ id, question: `${id}?` }))
	const named = GuestInput.parse({ ...guest, questionAnswers: [{ id: 'b', answer: 'Yes' }] })
	expect(answersWithQuestions(questions, named.questionAnswers)).toEqual([{ id: 'b', question: 'b?', answer: 'Yes' }])
	const inOrder = GuestInput.parse({ ...guest, questionAnswers: '["Yes","","Two"]' })
	expect(answersWithQuestions(questions, inOrder.questionAnswers)).toEqual([
		{ id: 'a', question: 'a?', answer: 'Yes' },
		{ id: 'c', question: 'c?', answer: 'Two' },
	])
	expect(answersWithQuestions(questions, [{ id: 'gone', answer: 'Yes' }])).toEqual([])
})

test('a guest’s birthday cannot be in the future', () => {
	expect(signInProblems({ birthday: '2090-01-01' }, '2026-05-10').map(({ path }) => path)).toEqual([['birthday']])
	expect(signInProblems({ birthday: '1990-01-01' }, '2026-05-10')).toEqual([])
})

test.each([
	['4', 4],
	['4 with the baby', 4],
	['0', 1],
	['just me', 1],
	['5550100', 99],
])('a group of “%s” is %i', (groupMembers, people) => expect(partySize(groupMembers)).toBe(people))

test('a question keeps its id by its id or, without one, by its words', () => {
	const asked = [
		{ id: 'a', question: 'Will you bring a lantern?' },
		{ id: 'b', question: 'Do you need a ride?' },
	]
	const sent = [
		{ question: 'Do you need a ride?', type: 0 },
		{ id: 'a', question: 'Do you bring a lantern?', type: 1 },
		{ id: 'gone', question: 'Do you need a ride?', type: 1 },
		{ question: 'Anything else?', type: 1 },
	]
	const ids = ['new', 'newer']
	expect(withQuestionIds(sent, asked, () => ids.shift() ?? '')).toEqual(
		['b', 'a', 'new', 'newer'].map((id, at) => ({ ...sent[at], id })),
	)
})

test('an answer belongs to a question with the words that its guest read, and is counted by what was asked', () => {
	const asked = { id: 'a', question: 'Do you need a ride?' }
	const given = { ...asked, answer: 'Yes' }
	expect(isAnswerTo(asked, given)).toBe(true)
	expect(isAnswerTo(asked, { ...given, id: 'b' })).toBe(false)
	expect(isAnswerTo(asked, { ...given, question: 'Do you need a seat?' })).toBe(false)
	const yesNo = { type: questionTypes.yesNo }
	expect(['Yes', 'No', 'Maybe'].map((answer) => countedAs(yesNo, answer))).toEqual(['yes', 'no', 'written'])
	expect(countedAs({ type: questionTypes.text }, 'Yes')).toBe('written')
	expect(answersWithQuestions([asked], [{ id: 'gone', question: 'Old?', answer: 'Yes' }])).toEqual([])
})

test.each([
	[{ city: 'Fernwood', state: 'AL', zip: '35203' }, 'Fernwood, AL 35203'],
	[{ city: '', state: 'AL', zip: '' }, 'AL'],
	[{ city: 'Fernwood', state: '', zip: '' }, 'Fernwood'],
])('an event at %j is at %s', (place, where) => {
	expect(eventLocation({ online: false, streetAddress: '', streetAddress2: '', ...place })).toBe(where)
})
