import { formSentences } from '../form-sentences.ts'
import { t } from '../words/t.ts'

/**
 * The sentences for guests of an event. They're apart from those for employees, so that the events page loads only these.
 */
export const guestSentences = {
	incomplete: formSentences.incomplete,
	signedUp: formSentences.thanks,
	past: t('Sign-up for this event has ended.'),
	full: t('This event is full. If someone cancels, you can sign up here again.'),
	manyUnconfirmed: t(
		'Several people signed up from your network and haven’t confirmed their email yet. So nobody else can sign up from it now. They can confirm with the link that we emailed them. You can also sign in, or create an account, and then sign up. Or call us, and we’ll help you.',
	),
	waits: t('You’re on the waiting list. When a place is free for you, we’ll email you.'),
	placeTaken: t('The place is yours. We look forward to seeing you.'),
	placeYours: t('This place is yours already. We look forward to seeing you.'),
	noPlaceYet: t('No place is free for you yet. When one is, we’ll email you.'),
	offerOver: t(
		'The time to take this place is over, so someone else gets it. You can wait for a place again on our events page.',
	),
	gone: t('This event is no longer on our site.'),
	canceled: t('Your sign-up is canceled. Thank you for telling us.'),
	alreadyThere: t('You’re signed in at this event already, so there is nothing to cancel.'),
	notSignedUp: t(
		'You aren’t on the list for this event. You may have canceled already, or the time to take your place is over.',
	),
	incompleteLink: t('This link isn’t complete. Please open it from our email again.'),
	wrongDoor: t('This address isn’t complete. Please point your camera at the code at the door again.'),
	doorNotYet: t('This form opens on the day of the event.'),
	doorOver: t('This event is over, so there is nothing to fill in.'),
	doorCrowded: t('Many forms are waiting at the door right now. Please go to the door, and we’ll sign you in there.'),
	alreadyIn: t('You’re signed in at this event already, so there is nothing to fill in.'),
	doorReceived: t('We have your form. Please tell us your name at the door.'),
	firstName: t('Use at most 49 letters for the first name.'),
	lastName: t('Use at most 49 letters for the last name.'),
} as const
