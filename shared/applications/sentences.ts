import { t } from '../words/t.ts'
import { findSentences } from './find-sentences.ts'

/** The documented sentences of applications to the letter, and our own. */
export const applicationSentences = {
	...findSentences,
	sectionComplete: t('Section Completed!'),
	sectionIncomplete: t('Section Incomplete'),
	complete: t('Application Completed!'),
	incomplete: t('Application Incomplete'),
	unableToSubmit: t('Unable to Submit'),
	completeFirst: t('Please Complete Application Before Submitting!'),
	numbers: t('Both Income and Amount Requested Must Be Numbers!'),
	noConsent: t('We Cannot Accept Referral Applications Without Consent to Speak to the Referrer'),
	emptyList: t('Nothing here yet!'),

	livesAlone: t('Tell us whether you live with anyone.'),
	family: t('List the people you live with.'),
	caretaker: t('Because you’re under 18, list a parent, guardian or caretaker.'),
	cutOffDate: t('Enter the date on the notice as month/day/year, like 11/27/2026.'),
	cutOffYear: t('This date is more than a year away. Please check the year.'),
	treatmentCenter: t('Enter your treatment center, at most 29 characters.'),
	otherLocations: t('Enter where else you asked for help, at most 149 characters.'),
	referrer: t('Enter who referred you, at most 149 characters.'),
	consent: t('Tell us if we may talk to the person who referred you.'),
	guestsNotNow: t('Please create an account or sign in to ask for assistance.'),
	submitted: t('We received your application. Keep your token: you can use it to look up our answer.'),

	tokensSent: t(
		'If you applied with this email, we’re sending you your tokens. It can take a few minutes. We send each address only a few emails an hour.',
	),

	ownNotFound: t('We couldn’t find this among your applications. Please reload the page.'),
	claimed: t('Thank you. It’s in your applications now.'),
	disowned: t('Thank you for telling us. We’ll look into it, and you won’t see it here again.'),
	otherBirthday: t(
		'That isn’t the birthday on this application. If someone else sent it, go back and choose “This isn’t mine” instead.',
	),
	tooManyBirthdays: t(
		'Those were five tries today, and that’s all we can allow. Please try again tomorrow, or write to us and we’ll help.',
	),
	claimedElsewhere: t('This application is in an account now. Log in to see it.'),
	chooseMissing: t('Choose what is missing.'),
	chooseDocument: t('Choose a file to send.'),
	documentsSent: t('Thank you. We got what you sent.'),
	reopened: t('Thank you. We got what you sent, and your application is open again.'),
	cannotNoted: t('Thank you for telling us. One of us will read it soon.'),
	alreadyDecided: t(
		'We already answered this application, so you can’t add to it. Please call or write to us.',
	),
	nothingMissing: t('We don’t need anything more from you right now.'),

	noSearch: 'Start Typing to Get Started!',
	noResult: 'No Result Found',
	beforeFamilyData: 'This application was submitted before family data was required',
	noUserInfo: 'Unable to Display / Error accessing user information from the database.',
	responseSubmitted: 'Response Submitted!',
	paymentRecorded: 'Payment recorded.',
	paymentRemoved: 'Payment removed.',
	emailSent: 'Email Sent!',
	emailStopped:
		'This email wasn’t sent, because email to this address is stopped. Your message is in the notes.',
	attachmentsSubmitted: 'Attachments Submitted!',
	approvesNothing: 'An approval needs an amount of at least $1. If there’s nothing to give, deny it.',
	proposed:
		'Kept as a proposal. This is more than one employee may grant alone, so a second employee has to approve it. Nothing was sent.',
	proposedInstead:
		'Kept as a proposal, in place of the one before. A second employee has to approve it. Nothing was sent.',
	ownProposal: 'You proposed this yourself, so a second employee has to approve it.',
	replacedProposal: 'Response Submitted! It took the place of the proposal that was here.',
	proposalTakenBack: 'The proposal was taken back. Nothing was sent.',
	noProposal: 'There’s no proposal here anymore. Please reload.',
	decidedMeanwhile: 'While you were writing, a colleague made a decision. Here it is.',
	proposedMeanwhile:
		'This changed while you were writing. A proposal is here, and it needs a second employee.',
	takenBack: 'Taken back. The email won’t be sent.',
	mailGone: 'It’s too late to take this back. You can change the decision.',
	mailLeaving: 'Our last email to them is going out now. Please try again in a minute.',
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
	moreTimeUntold: 'They have more time. Email to this address is stopped, so please tell them by phone.',
	settled: 'Nothing is missing now.',
	onlyPending: 'You can only ask for more while an application is pending.',
	notAwaited: 'Nothing is missing here now. Please reload.',
	weekFromToday: 'Our email never got to them. Give them at least 7 days from today.',
	laterDay: 'Choose a day after the last day they have now, at most 90 days from today.',

	theClock: 'The 15-day rule',
	theSetting: 'Application Settings',
	billWaived: 'We won’t ask for a bill.',
	closedBecause: t('We closed this application because we didn’t get this in time:'),

	staffNotFound: 'There is no application with this token. Search for the name.',
	noLongerRelated: 'These two have nothing in common. Please reload.',
	noFile: 'This document is no longer part of the application. Please reload it.',
	notesFull: 'There’s no room for more notes on this application. Delete some first.',
	emailedNote: 'Emailed the applicant:',
	emailStoppedNote: 'This email to the applicant wasn’t sent, because email to this address is stopped:',

	settingsSaved: 'Change saved.',
} as const
