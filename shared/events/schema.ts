import * as z from 'zod'
import { addressShape } from '../address.ts'
import { calendarDate } from '../dates.ts'
import {
	email,
	employeeKey,
	firstName,
	gender,
	id,
	ifGiven,
	jsonText,
	lastName,
	line,
	paragraph,
	personName,
	phone,
	version,
	wholeNumber,
	yesNo,
	zip,
} from '../fields.ts'
import { uploadId, uploads } from '../files/schema.ts'
import { disorderProblems, medicalShape } from '../medical.ts'
import { checkedBy } from '../problems.ts'
import { placeProblems } from './rules.ts'
import { eventSentences as sentences } from './sentences.ts'

export const questionLimit = 5
export const questionTypes = { yesNo: 0, text: 1 } as const

/** The id stays with a question through edits, so that answers cannot shift; a new question gets one. */
const Question = z.strictObject({
	id: ifGiven(id),
	question: line(1, 200, sentences.question),
	type: wholeNumber(questionTypes.yesNo, questionTypes.text, sentences.questionType),
})

export const eventShape = {
	name: line(1, 100, sentences.name),
	date: calendarDate(sentences.date),
	time: line(1, 50, sentences.time),
	description: paragraph(1, 5000, sentences.description),
	online: yesNo(),
	streetAddress: ifGiven(addressShape.streetAddress),
	streetAddress2: addressShape.streetAddress2,
	city: ifGiven(addressShape.city),
	state: ifGiven(addressShape.state),
	zip: ifGiven(zip),
	active: ifGiven(yesNo()),
	questions: ifGiven(
		jsonText(z.array(Question, sentences.question).max(questionLimit, sentences.maximumQuestions)),
	),
}

export const EventInput = z
	.strictObject({
		...eventShape,
		mainImg: uploadId,
		key: employeeKey,
	})
	.superRefine(checkedBy(placeProblems))

export const EventUpdateInput = z
	.strictObject({ ...eventShape, id, key: employeeKey, version })
	.superRefine(checkedBy(placeProblems))

export const ArchiveInput = z.strictObject({ id, key: employeeKey, version })

export const AddImagesInput = z.strictObject({ id, eventImages: uploads(1) })

const images = (min: number) =>
	ifGiven(
		jsonText(
			z.array(id, sentences.chooseImages).min(min, sentences.chooseImages).max(200, sentences.chooseImages),
		),
	)

export const DeleteImagesInput = z.strictObject({
	id,
	key: employeeKey,
	remove: images(1),
	newImages: images(0),
})

export const MainImageInput = z.strictObject({ id, key: employeeKey, mainImg: uploadId })

const Answer = z.strictObject({ id, answer: line(0, 500, sentences.answer) })

export const GuestInput = z.strictObject({
	id,
	firstName: personName(1, 49, sentences.incomplete),
	lastName: personName(1, 49, sentences.incomplete),
	email,
	questionAnswers: ifGiven(jsonText(z.array(Answer, sentences.answer).max(questionLimit, sentences.answer))),
})

export const SignInInput = z
	.strictObject({
		eventID: id,
		firstName: firstName(2, 20),
		lastName: lastName(2, 20),
		email,
		birthday: calendarDate(),
		phone,
		gender,
		...addressShape,
		ZIP: zip,
		...medicalShape,
		groupMembers: line(1, 20, sentences.groupMembers),
		photoOptIn: yesNo(sentences.photoOptIn),
		sponsorContactOptIn: yesNo(sentences.sponsorContactOptIn),
	})
	.superRefine(checkedBy(disorderProblems))
