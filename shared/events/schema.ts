import * as z from 'zod'
import { addressShape } from '../address.ts'
import { calendarDate } from '../dates.ts'
import {
	emailField,
	employeeKey,
	id,
	ifGiven,
	jsonText,
	line,
	paragraph,
	personName,
	version,
	wholeNumber,
	yesNo,
	zip,
} from '../fields.ts'
import { oneUpload, uploads } from '../files/schema.ts'
import { letter } from '../letter.ts'
import { pageQuery } from '../lists.ts'
import { checkedBy } from '../problems.ts'
import { imageRemovalProblems, mostImages, placeProblems } from './rules.ts'
import { eventSentences as sentences } from './sentences.ts'

export const questionLimit = 5
export const questionTypes = { yesNo: 0, text: 1 } as const

/**
 * The id stays with a question through edits, so that answers cannot shift; a new question gets one. A documented
 * client may call it `_id`.
 */
export const questionShape = {
	id: ifGiven(id),
	_id: ifGiven(id),
	question: line(1, 200, sentences.question),
	type: wholeNumber(questionTypes.yesNo, questionTypes.text, sentences.questionType),
}

const Question = z
	.strictObject(questionShape)
	.transform(({ _id, ...question }) => ({ ...question, id: question.id ?? _id }))

/** Only people who signed up see these: on the page, in their mail and beside their sign-up. */
export const guestsOnlyShape = { instructions: ifGiven(paragraph(1, 1500, sentences.instructions)) }

export const eventShape = {
	name: line(1, 100, sentences.name),
	date: calendarDate(sentences.date),
	time: line(1, 50, sentences.time),
	description: paragraph(1, 5000, sentences.description),
	...guestsOnlyShape,
	online: yesNo(),
	streetAddress: ifGiven(addressShape.streetAddress),
	streetAddress2: addressShape.streetAddress2,
	city: ifGiven(addressShape.city),
	state: ifGiven(addressShape.state),
	zip: ifGiven(zip),
	active: ifGiven(yesNo()),
	/** At most so many people can sign up. Without a number everyone can. */
	capacity: ifGiven(wholeNumber(1, 100_000, sentences.capacity)),
	/** True where many sign up from one network, such as a hall's WiFi. */
	manyAtOnePlace: ifGiven(yesNo()),
	questions: ifGiven(jsonText(z.array(Question, sentences.question).max(questionLimit, sentences.maximumQuestions))),
}

export const altText = line(0, 200, sentences.altText)

export const EventInput = z
	.strictObject({ ...eventShape, mainImg: oneUpload, mainImgAlt: ifGiven(altText), key: employeeKey })
	.superRefine(checkedBy(placeProblems))

export const EventUpdateInput = z
	.strictObject({ ...eventShape, id, key: employeeKey, version })
	.superRefine(checkedBy(placeProblems))

export const PublishedInput = z.strictObject({ ...pageQuery, active: ifGiven(yesNo()) })

export const ArchiveInput = z.strictObject({ id, key: employeeKey, version })

export const GuestEmailPreviewInput = z.strictObject({ id, message: letter })

export const EmailGuestsInput = GuestEmailPreviewInput.extend({ key: employeeKey, version })

/** The date is that of the sign-up, as the list shows it. Without it the guest is removed whatever changed since. */
export const RemoveGuestInput = z.strictObject({
	eventID: id,
	id,
	date: ifGiven(line(1, 30, sentences.guestChanged)),
	key: employeeKey,
})

export const AddImagesInput = z.strictObject({
	id,
	eventImages: uploads(1, sentences.tooManyImages),
	/** In the order of the images. */
	alts: ifGiven(jsonText(z.array(altText).max(10, sentences.altText))),
})

const pixels = wholeNumber(1, 100_000, sentences.chooseImages)
const imageAddress = line(0, 2000, sentences.chooseImages)

/** The documented client sends whole images back, as it got them; their ids are enough. */
const wholeImage = z.strictObject({
	id,
	name: line(0, 200, sentences.chooseImages),
	size: wholeNumber(0, 1_000_000_000, sentences.chooseImages),
	contentType: line(0, 100, sentences.chooseImages),
	data: imageAddress,
	alt: altText.optional(),
	width: pixels.optional(),
	height: pixels.optional(),
	sizes: z
		.array(z.strictObject({ width: pixels, data: imageAddress }), sentences.chooseImages)
		.max(3, sentences.chooseImages)
		.optional(),
})

const keptImage = z.union([id, wholeImage.transform((image) => image.id)], sentences.chooseImages)

/** `remove` names the images to delete; the documented `newImages` names the images that remain. */
export const DeleteImagesInput = z
	.strictObject({
		id,
		key: employeeKey,
		remove: ifGiven(
			jsonText(
				z.array(id, sentences.chooseImages).min(1, sentences.chooseImages).max(mostImages, sentences.chooseImages),
			),
		),
		newImages: ifGiven(jsonText(z.array(keptImage, sentences.chooseImages).max(mostImages, sentences.chooseImages))),
	})
	.superRefine(checkedBy(imageRemovalProblems))

export const MainImageInput = z.strictObject({ id, key: employeeKey, mainImg: oneUpload, mainImgAlt: ifGiven(altText) })

const answer = paragraph(0, 500, sentences.answer)

export const answerShape = { id, answer }

/**
 * An answer names its question, and the words of it that the guest read. Or it's just the text: a plain list is in the
 * order of the event's questions.
 */
const Answer = z.union(
	[z.strictObject({ ...answerShape, question: ifGiven(questionShape.question) }), answer],
	sentences.answer,
)

/** The questions of an event needn't be answered. */
export const GuestInput = z.strictObject({
	id,
	firstName: personName(1, 49, sentences.incomplete, sentences.firstName),
	lastName: personName(1, 49, sentences.incomplete, sentences.lastName),
	email: emailField(sentences.incomplete),
	info: ifGiven(paragraph(1, 500, sentences.info)),
	questionAnswers: ifGiven(jsonText(z.array(Answer, sentences.answer).max(questionLimit, sentences.answer))),
	/** True from someone who waits for a place if the event is full. */
	wait: ifGiven(yesNo()),
})

/** The part of the link in a confirmation mail that comes after `#`. */
export const CancelInput = z.strictObject({
	token: line(21, 21, sentences.incompleteLink).regex(/^[\w-]+$/, sentences.incompleteLink),
})

/** Fewer letters would list people that nobody asked for. */
