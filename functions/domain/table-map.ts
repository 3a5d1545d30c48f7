import { aside, copies, expires, ids, none, type TableAccess, theirs } from './table-access.ts'

const domain: Readonly<Record<string, TableAccess>> = {
	'applications/due.ts': theirs({
		'DUE#APPLICATIONS / <moment>#<token>': 'when the clock does something for an application',
	}),
	// Hashes of what applications may have in common, with the tokens of those that have it.
	'applications/facts.ts': theirs({
		'ALIKE#<hash> / <moment>#<token>': 'an application with this name and birthday, email, phone or address',
	}),
	'applications/not-same.ts': aside(
		{ 'APPLICATION#<token> / NOTSAME#<token>': 'that another application is of someone else' },
		{ below: 'NOTSAME#' },
	),
	// A member's unfinished application.
	'applications/draft.ts': theirs({ 'USER#<user> / DRAFT#APPLICATION': "a member's unfinished application" }),
	'applications/reference.ts': theirs(
		{ 'APPLICATION#<token> / REFERENCE': 'what the person was asked who referred the applicant, and the answer' },
		{ below: 'REFERENCE' },
	),
	'applications/reference-links.ts': ids({
		'REFERENCELINK#<hash> / REFERENCELINK': 'the link in an email that a referrer answers with',
	}),
	'applications/applicant-helper.ts': theirs(
		{ 'APPLICATION#<token> / HELPERLINK#<hash>': 'the link in an email to a helper, by which they stop helping' },
		{ below: 'HELPERLINK#' },
	),
	'applications/unfinished.ts': theirs({}, { besides: ['APPLICATION#*', 'USER#*'], only: 'reads' }),
	'applications/payment-runs.ts': ids(
		{ 'PAYMENTRUN#<number> / PAYMENTRUN': 'a payment run, without names and payees' },
		{ lists: { PAYMENTRUNS: { order: '<moment>#<number>' } } },
	),
	'applications/settings.ts': none({ 'SETTINGS / APPLICATIONS': 'the settings of applications' }),
	// A member's applications are found by pointers below USER#.
	'applications/table.ts': theirs(
		{
			'APPLICATION#<token> / APPLICATION': 'an application, with the documents it was sent with',
			'APPLICATION#<token> / DECISION#<moment>#<id>': 'a decision',
			'APPLICATION#<token> / FILE#<moment>#<id>': 'a document that an employee added',
			'APPLICATION#<token> / FOLLOWUP#<moment>#<id>': 'something between the application and its decision',
			'APPLICATION#<token> / NOTE#<moment>#<id>': 'a note',
			'APPLICATION#<token> / PAYMENT#<moment>#<id>': 'a payment, its correction or its removal',
			'APPLICATION#<token> / LAST MAIL': 'a pointer to the last email about it',
			'APPLICATION#<token> / SHOWN#<user>': 'which notes someone was shown before they chose some',
			'UNCLAIMED#<email> / APPLICATION#<moment>#<token>': "a pointer to a guest's application, for the address's owner",
			'HELPED#<email> / APPLICATION#<moment>#<token>':
				'a pointer to what someone sent for someone else, for their list',
			'USER#<user> / APPLICATION#<moment>#<token>': "a pointer to a member's application",
		},
		{ lists: { APPLICATIONS: { order: '<moment>#<token>', kind: '<status>' } } },
	),
	'books/table.ts': theirs(
		{
			'BOOK#<token> / BOOK': 'a book application',
			'BOOK#<token> / LAST MAIL': 'a pointer to the email about it',
			'BOOKSOF#<user> / BOOK#<moment>#<token>': "a pointer to a member's book application",
		},
		{ lists: { BOOKS: { order: '<moment>#<token>', kind: '<waiting>' } } },
	),
	'credentials/table.ts': theirs({
		'LOGIN#<email> / ACCOUNT': 'the account of a proven address, with the hash of its password',
		'LOGIN#<email> / PENDING': 'the newest sign-up whose code was not typed yet',
		'LOGIN#<email> / PENDING#<id>': 'the sign-up that began in one browser',
		'LOGIN#<email> / ATTEMPTS': 'wrong passwords from browsers that nobody knows',
		'LOGIN#<email> / DEVICE#<id>': 'a known browser, with its own wrong passwords',
		'LOGIN#<email> / RECOVERY#<id>': 'a recovery code, by its first three characters',
		'SIGNUP#<user> / SIGNUP': 'the hash of an emailed code, and wrong tries at it',
	}),
	'credentials/new-email.ts': theirs(
		{ 'SIGNUP#<user> / NEW EMAIL': 'a code for the address that an account is to have' },
		{ besides: ['LOGIN#*'], below: 'NEW EMAIL' },
	),
	'erasing/erasures.ts': ids({ 'ERASURES / <moment>#<user>': 'that a member asked to be erased, until it is done' }),
	'erasing/left-over.ts': none({ 'RETENTION / LAST RUN': 'whether old things were left for the next run' }),
	'events/table.ts': ids(
		{
			'EVENT#<id> / EVENT': 'an event',
			'EVENT#<id> / SHOWN#<user>': 'which images someone was shown before they chose some',
		},
		{ lists: { EVENTS: { order: '<day>#<moment>#<id>', kind: '<active>' } } },
	),
	'events/guests.ts': theirs(
		{
			'GUEST#<hash> / GUEST': 'a place at an event, by a hash of event and address',
			'SIGNUPSOF#<user> / SIGNUP#<moment>#<hash>': "a pointer to a member's own sign-up",
		},
		{ lists: { GUESTS: { order: '<moment>#<hash>', kind: '<id>' } } },
	),
	'events/cancel-links.ts': ids({
		'CANCELSIGNUP#<hash> / CANCELSIGNUP': 'the link in an email that confirms or cancels a sign-up',
	}),
	'events/door-code.ts': none({ 'DOORCODE#<id> / DOORCODE': 'the code in the address that guests open at the door' }),
	'events/door-forms.ts': theirs({
		'DOORFORM#<id> / WAITS#<hash>': 'a form that a guest filled in at the door, until it is confirmed',
		'DOORFORM#<id> / CONFIRMED#<hash>': 'that a form was confirmed, without what was in it',
		'DOORFORM#<id> / MANY': 'how many forms wait at an event',
	}),
	'events/forms-before.ts': theirs({
		'FORMBEFORE#<id> / FORMBEFORE#<hash>': 'a form that a guest filled in before they came',
	}),
	'events/unconfirmed.ts': expires({
		'UNCONFIRMED#<hash> / NETWORK': 'how many unconfirmed places one network holds at an event',
		'UNCONFIRMED#<hash> / PLACE': 'an unconfirmed place, and the networks that it counts for',
	}),
	'events/mailings.ts': copies({}, { besides: ['MAILING#*'], only: 'appends' }),
	'events/mail-guests.ts': copies(
		{ 'MAILING#<id> / MAILING': 'a message to everyone who signed up for an event, while it goes out' },
		{ indexed: { OUTBOX: { order: '<moment>#<id>' } } },
	),
	'events/sign-ins.ts': theirs(
		{ 'EVENTSIGNIN#<id> / EVENTSIGNIN': 'someone who came to an event' },
		{ lists: { EVENTSIGNINS: { order: '<moment>#<id>', kind: '<id>' } } },
	),
	'events/came-before.ts': theirs({
		'CAMEBEFORE#<email> / CAMEBEFORE#<word>': 'which sign-ins at events have what a guest told us before',
	}),
	'join/affiliates.ts': theirs(
		{
			'AFFILIATE#<id> / AFFILIATE': 'an affiliate',
			'AFFILIATE#<id> / LAST MAIL': 'a pointer to the last email about it',
		},
		{ lists: { AFFILIATES: { order: '<moment>#<id>', kind: '<status>' } } },
	),
	'join/employee-applications.ts': theirs(
		{
			'EMPLOYEEAPPLICATION#<token> / EMPLOYEEAPPLICATION': 'an employee application',
			'EMPLOYEEAPPLICATION#<token> / LAST MAIL': 'a pointer to the last email about it',
			'EMPLOYEEAPPLICATION#<token> / NOTE#<moment>#<id>': 'a note about it',
			'EMPLOYEEAPPLICATION#<token> / SHOWN#<user>': 'which notes someone was shown before they chose some',
		},
		{ lists: { EMPLOYEEAPPLICATIONS: { order: '<moment>#<token>', kind: '<status>' } } },
	),
	'join/own.ts': theirs({ 'JOINS#<user> / JOIN#<moment>#<id>': "a pointer to a member's application to join" }),
	'join/sent-applications.ts': ids({
		'SENTBY#<id> / APPLICATION#<moment>#<token>': 'a pointer to an application that an affiliate sent',
	}),
	// A row has a name and nothing that leads to an account, so employees remove a person's rows by hand.
	'legacy/table.ts': none(
		{ 'LEGACY#<token> / LEGACY': 'a legacy application' },
		{ lists: { LEGACY: { order: '<day>#<token>' } } },
	),
	// A mail may hold a code, so the functions that queue mails can't read them.
	'mail/outbox.ts': theirs({}, { besides: ['MAIL#*'], only: 'appends' }),
	'mail/sending.ts': theirs(
		{ 'MAIL#<id> / MAIL': 'an email, in the index until it is finished' },
		{ indexed: { OUTBOX: { order: '<moment>#<id>' } } },
	),
	'mail/outcome.ts': theirs({ 'OUTCOME#<id> / OUTCOME': 'what became of an email' }),
	'mail/address.ts': theirs({ 'ADDRESS#<email> / DELIVERY': 'that an address bounced or complained' }),
	'newsletter/table.ts': theirs(
		{
			'SUBSCRIBER#<email> / SUBSCRIBER': 'a subscriber of the newsletter',
			'LEAVE#<id> / LEAVE': 'the link to leave the newsletter',
		},
		{ lists: { NEWSLETTER: { order: '<moment>#<id>' } } },
	),
	// These items lead to no person, and statistics need them for good.
	'statistics/removed.ts': none(
		{ 'PAST#<LIST> / <day>#<id>': 'what statistics still count of a thing that is gone' },
		{ only: 'appends' },
	),
	'people/table.ts': theirs(
		{
			'USER#<user> / USER': 'a person, in the lists once their address is proven',
			'USER#<user> / NOTE#<moment>#<id>': 'a note about them',
			'USER#<user> / SHOWN#<user>': 'which notes someone was shown before they chose some',
			'USER#<user> / LAST MAIL': 'a pointer to the last email to them',
			'OWNER#<email> / OWNER': 'whose an address is, for functions that may read no credentials',
		},
		{ lists: { USERS: { order: '<moment>#<id>', kind: '<employee>' } } },
	),
	'people/user-access.ts': ids({ 'STAFF / USER ACCESS': 'the ids of everyone with User Access' }),
	'people/employee-keys.ts': theirs({
		'EMPLOYEEKEY#<user> / KEY': "the hash of an employee's key, and wrong tries at it",
	}),
	'reports/table.ts': theirs(
		{ 'REPORT#<token> / REPORT': 'a report', 'REPORT#<token> / LAST MAIL': 'a pointer to the email about it' },
		{ lists: { REPORTS: { order: '<moment>#<token>', kind: '<unresolved>' } } },
	),
	'second-factor/table.ts': theirs({
		'SECONDFACTOR#<user> / SECONDFACTOR': "an employee's passkeys and recovery codes",
	}),
	'second-factor/challenge.ts': expires({ 'REGISTRATION#SESSION#<user> / <hash>': 'the challenge for a new passkey' }),
	'second-factor/pending-sign-in.ts': expires({
		'SIGNIN#<user> / <hash>': 'a sign-in between the password and the passkey',
	}),
	'second-factor/require.ts': none({ 'PASSKEYRULE / PASSKEYRULE': 'whether every employee needs a passkey' }),
	'sponsors/wall.ts': none({ 'SPONSORWALL / SPONSORWALL': 'the sponsors in their order' }),
	'statistics/snapshot.ts': none({
		'STATISTICS#PERIOD / <period>': 'the figures of a day, a month, a year or all time',
		'STATISTICS#DISORDER / <disorder>': 'the figures of a disorder',
		'STATISTICS#HELPED / <period>': 'the people who were helped in the twelve months from this one',
		'STATISTICS#AS OF / AS OF': 'when the last count began',
	}),
	'statistics/contact-lists.ts': copies({}, { besides: ['CONTACTS#*', 'CONTACTSEARCH#*'] }),
	// These items repeat facts of applications until the next count.
	'statistics/contacts.ts': copies({
		'CONTACTS#<disorder> / <word>#<hash>': 'a person in the list of a disorder or of all, by name',
		'CONTACTS#<disorder>#<state> / <word>#<hash>': 'the same by state',
		'CONTACTSEARCH#<disorder> / <word>#<hash>': 'the same by name, last name and email, for searching',
	}),
	'uploads/table.ts': theirs({
		'UPLOADS#<date> / <date>-<number>-<id>': 'an upload that is no part of anything yet, by its day',
	}),
}

/** The stacks grant these by what the endpoints of a function need, and not by what it imports. */
const platform: typeof domain = {
	'identity/session.ts': theirs({ 'SESSION#<user> / <hash>': 'a session, by a hash of its cookie' }),
	'http/first-answer.ts': copies({ 'ONCE#<hash> / ONCE': 'the first answer to a request that acts once' }),
	'store/rate-limit.ts': expires({ 'THROTTLE#<what>#<hash> / <number>': 'the attempts of one window of time' }),
	'store/audit.ts': ids(
		{
			'AUDIT#<token or id> / <moment>#<id or action>': 'that someone did or opened something, below what it was about',
		},
		{ only: 'appends', indexed: { AUDIT: { order: '<moment>#<id or action>', kind: '<user or visitor>' } } },
	),
}

const inFolder = (folder: string, files: typeof domain) =>
	Object.entries(files).map(([file, access]) => [`${folder}/${file}`, access] as const)

/** What each file of the domain reaches, by its path. */
export const accessOfDomain = new Map<string, TableAccess>(inFolder('functions/domain', domain))

/** What the domain and the platform reach. */
export const accessOfAll = new Map<string, TableAccess>([
	...accessOfDomain,
	...inFolder('functions/platform', platform),
])

const everywhere = [...accessOfAll.values()]

const covers = ({ keeps = [], appends = [], lists, below }: TableAccess, pk: string, sk: string) =>
	sk.startsWith(below) &&
	// The rows and counters of a collection follow from its items.
	[...keeps, ...appends, ...lists.flatMap((list) => [`FIND#${list}`, `COUNT#${list}`])].some((key) =>
		key.endsWith('*') ? pk.startsWith(key.slice(0, -1)) : pk === key,
	)

/** The most special one first. */
const inOrder = everywhere.toSorted((one, other) => other.below.length - one.below.length)

/** The declaration that an item belongs to. */
export const declarationOf = (pk: string, sk = '') => inOrder.find((access) => covers(access, pk, sk))

export const declaredLists = [...new Set(everywhere.flatMap(({ lists }) => lists))].sort()

/** For the items that are removed when a person is erased. */
export const accessToPeople = everywhere.filter(({ personal }) => ['theirs', 'aside', 'copies'].includes(personal))
