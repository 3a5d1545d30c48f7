import { findSentences } from './find-sentences.ts'

/** The documented sentences of applications to the letter, and our own. */
export const applicationSentences = {
	...findSentences,
	sectionComplete: 'Section Completed!',
	sectionIncomplete: 'Section Incomplete',
	complete: 'Application Completed!',
	incomplete: 'Application Incomplete',
	unableToSubmit: 'Unable to Submit',
	completeFirst: 'Please Complete Application Before Submitting!',
	numbers: 'Both Income and Amount Requested Must Be Numbers!',
	noConsent: 'We Cannot Accept Referral Applications Without Consent to Speak to the Referrer',
	emptyList: 'Nothing here yet!',

	livesAlone: 'Tell us whether you live with anyone.',
	family: 'List the people you live with.',
	caretaker: 'Because you’re under 18, list a parent, guardian or caretaker.',
	cutOffDate: 'Enter the date on the notice as month/day/year, like 11/27/2026.',
	cutOffYear: 'This date is more than a year away. Please check the year.',
	treatmentCentre: 'Enter your treatment center, at most 29 characters.',
	otherLocations: 'Enter where else you asked for help, at most 149 characters.',
	referrer: 'Enter who referred you, at most 149 characters.',
	consent: 'Tell us if we may talk to the person who referred you.',
	guestsNotNow: 'Please create an account or sign in to ask for assistance.',
	submitted: 'We received your application. Keep your token: you can use it to look up our answer.',

	tokensSent:
		'If you applied with this email, we’re sending you your tokens. It can take a few minutes. We send an address only a few emails an hour.',

	ownNotFound: 'We couldn’t find this among your applications. Please reload the page.',
	claimed: 'Thank you. It’s in your applications now.',
	disowned: 'Thank you for telling us. We’ll look into it, and you won’t see it here again.',
	otherBirthday:
		'That isn’t the birthday on this application. If someone else sent it, go back and choose “This isn’t mine” instead.',
	tooManyBirthdays:
		'Those were five tries today, and that’s all we can allow. Please try again tomorrow, or write to us and we’ll help.',
	claimedElsewhere: 'This application is in an account now. Log in to see it.',
	chooseMissing: 'Choose what is missing.',
	chooseDocument: 'Choose a file to send.',
	documentsSent: 'Thank you. We got what you sent.',
	reopened: 'Thank you. We got what you sent, and your application is open again.',
	cannotNoted: 'Thank you for telling us. One of us will read it soon.',
	alreadyDecided: 'We already answered this application, so you can’t add to it. Please call or write to us.',
	nothingMissing: 'We don’t need anything more from you right now.',

	noSearch: 'Start Typing to Get Started!',
	noResult: 'No Result Found',
	beforeFamilyData: 'This application was submitted before family data was required',
	noUserInfo: 'Unable to Display / Error accessing user information from the database.',
	responseSubmitted: 'Response Submitted!',
	paymentRecorded: 'Payment recorded.',
	paymentRemoved: 'Payment removed.',
	emailSent: 'Email Sent!',
	attachmentsSubmitted: 'Attachments Submitted!',
	approvesNothing: 'An approval needs an amount of at least $1. If there’s nothing to give, deny it.',
	proposed:
		'Kept as a proposal. This is more than one employee may grant alone, so a second employee has to approve it. Nothing was sent.',
	proposedInstead:
		'Kept as a proposal, in place of the one before. A second employee has to approve it. Nothing was sent.',
	ownProposal: 'You proposed this yourself, so a second employee has to approve it.',
	replacedProposal: 'Response Submitted! It took the place of the proposal that was here.',
	proposalTakenBack: 'The proposal was taken back. Nothing was sent.',
	noProposal: 'No proposal waits here any more. Please reload.',
	decidedMeanwhile: 'While you were writing, a colleague made a decision. Here it is.',
	proposedMeanwhile:
		'This changed while you were writing. A proposal is here, and it needs a second employee.',
	takenBack: 'Taken back. The email won’t be sent.',
	mailGone: 'It’s too late to take this back. You can change the decision.',
	mailLeaving: 'The email about the last decision is going out now. Please try again in a minute.',
	paidAlready: 'This was paid already. Remove the payment first, then change the decision.',
	payOnceTold: 'The email about this decision hasn’t left yet. Please record the payment once it has.',
	nothingToPay: 'There’s nothing to pay: no amount has been approved.',
	notPaid: 'This hasn’t been paid yet.',
	paidInFuture: 'A payment can’t be in the future. Please check the date.',
	sentWithOwnEmail: 'This was sent with your email address, so a colleague has to decide it.',
	ownApplication: 'You can’t decide your own application. Please leave it to a colleague.',

	takenByColleague: 'A colleague has this one now. Talk to them before you take it over.',
	takenOnlyPending: 'It’s decided, so nobody needs to take it.',

	missingAsked: 'We asked for it and sent an email.',
	moreTimeGiven: 'They have more time, and we sent an email.',
	settled: 'Nothing is missing now.',
	onlyPending: 'You can only ask for more while an application is pending.',
	notAwaited: 'Nothing is missing here now. Please reload.',
	weekFromToday: 'Our email never got to them. Give them at least 7 days from today.',
	laterDay: 'Choose a day after the last day they have now, at most 90 days from today.',

	theClock: 'The 15-day rule',
	theSetting: 'Application Settings',
	billWaived: 'We won’t ask for a bill.',
	closedBecause: 'We closed this application because we didn’t get this in time:',

	staffNotFound: 'There is no application with this token. Search for the name.',
	noLongerRelated: 'These two have nothing in common. Please reload.',
	noFile: 'This document is no longer part of the application. Please reload it.',
	notesFull: 'There’s no room for more notes on this application. Delete some first.',
	emailedNote: 'Emailed the applicant:',

	settingsSaved: 'Change saved.',
} as const
