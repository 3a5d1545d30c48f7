import { t } from '../words/t.ts'
import { guestSentences } from './guest-sentences.ts'

/** The documented sentences of events to the letter, and our own. */
export const eventSentences = {
	...guestSentences,
	signedIn: 'Thank You for Signing in!',
	added: 'Event Added!',
	updated: 'Event Updated!',
	mainImageChanged: 'Main Event Image Changed!',
	imagesUploaded: 'Images Uploaded!',
	imagesDeleted: 'Images Deleted!',
	maximumQuestions: 'Maximum Questions Reached',
	archived: 'Event archived. It leaves the events page within a minute.',
	unarchived: 'Event unarchived. It is back on the events page within a minute.',
	emailOnItsWay: 'Your email to everyone who signed up is on its way.',
	emailGone: 'Your email to everyone who signed up has gone out.',
	emailGoingOut: 'The last email to everyone is still going out. Please try again in a few minutes.',
	nobodySignedUp: 'Nobody has signed up for this event, so there is nobody to write to.',
	formConfirmed: 'A colleague confirmed this form already, so the guest is signed in.',
	formSentAgain: 'The guest sent this form again. Please look at it once more.',
	formAside: 'Form deleted.',
	formGone: 'This form isn’t here anymore. Please ask the guest, and fill in the form.',
	alreadySignedIn: 'This guest is already signed in.',
	notKnown:
		'We don’t have this guest’s answers from an earlier event anymore. Please sign them in with the form.',
	signInUndone: 'The sign-in is undone.',
	notFound: 'This event isn’t there anymore. Please reload the page.',
	guestNotFound: 'This guest isn’t on the list anymore. You can sign them in as a new guest.',
	guestRemoved: 'The guest is off the list.',
	guestGone: 'This guest isn’t on the list anymore.',
	guestChanged:
		'This sign-up changed after you opened the list, so nobody was removed. Here it is as it is now.',
	guestCame:
		'This guest signed in at the event, so they stay on the list. If the sign-in was a mistake, undo it first.',
	threeLetters: 'Type at least three letters of a name or email.',

	name: 'Enter the event name, at most 100 characters.',
	date: 'Enter a real date as month/day/year, like 04/23/2026.',
	time: 'Enter the time, at most 50 characters.',
	description: 'Describe the event in at most 5000 characters.',
	question: 'Write the question in at most 200 characters.',
	questionType: 'Choose yes/no or text.',
	instructions: 'Use at most 1500 characters for the instructions.',
	info: t('Use at most 500 characters for your note.'),
	answer: t('Answer in at most 500 characters.'),
	capacity: 'Enter how many people can sign up, or leave it empty.',
	altText: 'Describe the image in at most 200 characters.',
	groupMembers: t('Enter how many came in your group, at most 20 characters.'),
	photoOptIn: t('Choose yes or no for photos.'),
	sponsorContactOptIn: t('Choose yes or no for contact by sponsors.'),
	chooseImages: 'Choose at least one image to delete.',
	tooManyImages: 'Add at most 10 images at a time.',
	imagesFull: 'An event can have 40 images. Please delete some first.',
	unclearRemoval:
		'Someone may have added images since you opened this page. Nothing was deleted. Please choose again.',
} as const
