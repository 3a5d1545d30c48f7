import { messages } from '../messages.ts'

/** The documented sentences of events to the letter, and our own. */
export const eventSentences = {
	incomplete: messages.incomplete,
	signedUp: messages.thanks,
	signedIn: 'Thank You for Signing in!',
	added: 'Event Added!',
	updated: 'Event Updated!',
	mainImageChanged: 'Main Event Image Changed!',
	imagesUploaded: 'Images Uploaded!',
	imagesDeleted: 'Images Deleted!',
	maximumQuestions: 'Maximum Questions Reached',
	archived: 'Event archived. It leaves the events page within a minute.',
	unarchived: 'Event unarchived. It is back on the events page within a minute.',
	past: 'Signup for this event has ended.',

	name: 'Enter the event name, at most 100 characters.',
	date: 'Enter a real date as month/day/year, like 04/23/2026.',
	time: 'Enter the time, at most 50 characters.',
	description: 'Describe the event in at most 5000 characters.',
	question: 'Write the question in at most 200 characters.',
	questionType: 'Choose yes/no or text.',
	instructions: 'Use at most 1500 characters for the instructions.',
	firstName: 'Use at most 49 letters for the first name.',
	lastName: 'Use at most 49 letters for the last name.',
	info: 'Use at most 500 characters for your note.',
	answer: 'Answer in at most 500 characters.',
	groupMembers: 'Enter how many came in your group, at most 20 characters.',
	photoOptIn: 'Choose yes or no for photos.',
	sponsorContactOptIn: 'Choose yes or no for contact by sponsors.',
	chooseImages: 'Choose at least one image to delete.',
	tooManyImages: 'Add at most 10 images at a time.',
	unclearRemoval:
		'Someone may have added images since you opened this page. Nothing was deleted. Please choose again.',
} as const
