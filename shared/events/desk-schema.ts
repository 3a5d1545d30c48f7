import * as z from 'zod'
import { addressShape } from '../address.ts'
import { calendarDate } from '../dates.ts'
import { email, firstName, gender, id, ifGiven, lastName, line, phone, yesNo, zip } from '../fields.ts'
import { pageQuery, personQuery } from '../lists.ts'
import { disorderProblems, medicalShape } from '../medical.ts'
import { checkedBy, problem } from '../problems.ts'
import { CancelInput } from './schema.ts'
import { eventSentences as sentences } from './sentences.ts'

export const leastLetters = 3

const q = line(leastLetters, 100, sentences.threeLetters)

export const FindGuestsInput = z.strictObject({ id, q })

export const FindEverywhereInput = z.strictObject({ q })

export const PersonEventsInput = z.strictObject({ guest: ifGiven(id), ...personQuery })

export const UndoSignInInput = z.strictObject({ eventID: id, id })

/** A page of them goes onto the desk's device. */
export const DeskGuestsInput = z.strictObject({ id, cursor: pageQuery.cursor })

export const signInShape = {
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

/**
 * The time at which the guest sent the form that the desk shows. If they have sent it again since, the desk looks at the
 * new one first. A page that was loaded before an update sends no time.
 */
const formDate = ifGiven(line(1, 30, sentences.formSentAgain))

export const SignInInput = z.strictObject({ ...signInShape, formDate }).superRefine(checkedBy(disorderProblems))

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

/** One form, or all that match no sign-up. */
export const PutAsideInput = z
	.strictObject({ eventID: id, id: ifGiven(id), date: formDate, unmatched: ifGiven(yesNo()) })
	.superRefine(checkedBy((input) => (input.id || input.unmatched ? [] : [problem(sentences.whichForm, 'id')])))

/** A new code closes the door to everyone who has the one before. */
export const DoorCodeInput = z.strictObject({ id, renew: ifGiven(yesNo()) })

export const FormBeforeQuery = z.strictObject({ id, guestID: id })

/** Fields that a guest is asked again at each event. */
export const mayHaveChanged = { groupMembers, photoOptIn, sponsorContactOptIn }

/** Someone who signed up and came to an earlier event: what else they told us then is filled in by the server. */
export const KnownSignInInput = z.strictObject({ eventID, guestID: id, ...mayHaveChanged })
