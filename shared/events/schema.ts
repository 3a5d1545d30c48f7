import * as z from 'zod'
import { addressShape } from '../address.ts'
import { calendarDate } from '../dates.ts'
import {
	email,
	emailField,
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
import { oneUpload, uploads } from '../files/schema.ts'
import { letter } from '../letter.ts'
import { pageQuery } from '../lists.ts'
import { disorderProblems, medicalShape } from '../medical.ts'
import { checkedBy } from '../problems.ts'
import { whose } from '../whose.ts'
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
export const guestsOnlyShape = {
	instructions: ifGiven(paragraph(1, 1500, sentences.instructions)),
}

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
	questions: ifGiven(
		jsonText(z.array(Question, sentences.question).max(questionLimit, sentences.maximumQuestions)),
	),
}

export const altText = line(0, 200, sentences.altText)

export const EventInput = z
	.strictObject({
		...eventShape,
		mainImg: oneUpload,
		mainImgAlt: ifGiven(altText),
		key: employeeKey,
	})
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
				z
					.array(id, sentences.chooseImages)
					.min(1, sentences.chooseImages)
					.max(mostImages, sentences.chooseImages),
			),
		),
		newImages: ifGiven(
			jsonText(z.array(keptImage, sentences.chooseImages).max(mostImages, sentences.chooseImages)),
		),
	})
	.superRefine(checkedBy(imageRemovalProblems))

export const MainImageInput = z.strictObject({
	id,
	key: employeeKey,
	mainImg: oneUpload,
	mainImgAlt: ifGiven(altText),
})

const answer = paragraph(0, 500, sentences.answer)

export const answerShape = { id, answer }

/** An answer names its question, or is just the text: a plain list is in the order of the event's questions. */
const Answer = z.union([z.strictObject(answerShape), answer], sentences.answer)

/** The questions of an event needn't be answered. */
export const GuestInput = z.strictObject({
	id,
	firstName: personName(1, 49, sentences.incomplete, sentences.firstName),
	lastName: personName(1, 49, sentences.incomplete, sentences.lastName),
	email: emailField(sentences.incomplete),
	info: ifGiven(paragraph(1, 500, sentences.info)),
	questionAnswers: ifGiven(jsonText(z.array(Answer, sentences.answer).max(questionLimit, sentences.answer))),
})

/** The part of the link in a confirmation mail that comes after `#`. */
export const CancelInput = z.strictObject({
	token: line(21, 21, sentences.incompleteLink).regex(/^[\w-]+$/, sentences.incompleteLink),
})

/** Fewer letters would list people that nobody asked for. */
export const leastLetters = 3

const q = line(leastLetters, 100, sentences.threeLetters)

export const FindGuestsInput = z.strictObject({ id, q })

export const FindEverywhereInput = z.strictObject({ q })

export const PersonEventsInput = z.strictObject({ guest: ifGiven(id), ...whose })

export const UndoSignInInput = z.strictObject({ eventID: id, id })

/** A page of them goes onto the desk's device. */
export const DeskGuestsInput = z.strictObject({ id, cursor: pageQuery.cursor })

const signInShape = {
	eventID: id,
	/** Someone who signed up before, as found at the desk. A walk-in has none. */
	guestID: ifGiven(id),
	/** The form that the guest filled in at the door, which this confirms. */
	formID: ifGiven(id),
	firstName: firstName(20),
	lastName: lastName(20),
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
}

export const SignInInput = z.strictObject(signInShape).superRefine(checkedBy(disorderProblems))

const { eventID, groupMembers, photoOptIn, sponsorContactOptIn } = signInShape

/** The part of the address in the door's QR code that comes after `#`. */
export const DoorInput = z.strictObject({
	eventID: id,
	code: line(21, 21, sentences.wrongDoor).regex(/^[\w-]+$/, sentences.wrongDoor),
})

const { guestID: _guest, formID: _form, ...filledInShape } = signInShape

/** The documented form, filled in by the guest at the door. */
export const DoorFormInput = z
	.strictObject({ ...filledInShape, ...DoorInput.shape })
	.superRefine(checkedBy(disorderProblems))

const { eventID: _event, firstName: _first, lastName: _last, email: _email, ...restShape } = filledInShape

/** The same before the event, by the link of a mail: who they are is what they told us when they signed up. */
export const FormBeforeInput = z
	.strictObject({ ...CancelInput.shape, ...restShape })
	.superRefine(checkedBy(disorderProblems))

export const PutAsideInput = z.strictObject({ eventID: id, id })

export const FormBeforeQuery = z.strictObject({ id, guestID: id })

/** Fields that a guest is asked again at each event. */
export const mayHaveChanged = { groupMembers, photoOptIn, sponsorContactOptIn }

/** Someone who signed up and came to an earlier event: what else they told us then is filled in by the server. */
export const KnownSignInInput = z.strictObject({ eventID, guestID: id, ...mayHaveChanged })
