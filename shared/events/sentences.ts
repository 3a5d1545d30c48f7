import { messages } from '../messages.ts'

/** The documented sentences of events to the letter, and ours beside them. */
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
	archived: 'The event is archived and no longer on the events page.',
	unarchived: 'The event is on the events page again.',
	past: 'Signing up for this event has ended.',
	already: 'You are signed up for this event already.',

	name: 'Enter the name of the event, at most 100 characters.',
	date: 'Enter a real date as month/day/year, like 04/23/2026.',
	time: 'Enter the time, at most 50 characters.',
	description: 'Describe the event in at most 5000 characters.',
	question: 'Write the question in at most 200 characters.',
	questionType: 'Choose yes/no or text.',
	answer: 'Answer in at most 500 characters.',
	groupMembers: 'Enter how many came in your group, at most 20 characters.',
	photoOptIn: 'Choose yes or no for photos.',
	sponsorContactOptIn: 'Choose yes or no for contact by sponsors.',
	chooseImages: 'Choose at least one image to delete.',
} as const
