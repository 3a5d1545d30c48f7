import { expect, test } from 'vitest'
import * as z from 'zod'
import { apis } from './api.ts'
import { type Endpoint, endpointsOf, isForEmployees } from './endpoint.ts'

const words = (text: string) => text.trim().split(/\s+/)
const within = (place: string, fields: readonly string[]) => fields.map((field) => `${place}.${field}`)

const message = ['message']
const page = ['next', 'more']

/** Find: a name and a token are enough to read these. */
const review = words(`
	token status issuedOn firstReadOn closedOn withdrawnOn reopenedOn billWaivedOn hasFiles
	firstName lastName email birthday phone income gender relationshipStatus
	streetAddress streetAddress2 city state ZIP
	bleedingDisorder bleedingDisorderRelationship bleedingDisorderType bleedingDisorderSeverity HTC
	cutOffDate type method amount details referred referrer
	payment.method payment.date
	attachments.name attachments.size attachments.addedOn
	helper.name helper.relation helper.endedOn helper.pin
	secondLook.on missing.things missing.words missing.askedOn missing.lastDay missing.answer.kind missing.answer.date
	decision.amount decision.date`)

/** The dashboard: a member's own application. */
const own = [
	...review,
	...words(`
	isMinor livesAlone familyData.name familyData.relation familyData.birthday
	otherApplication otherLocations newsletterOptIn
	attachments.id attachments.contentType
	decision.message`),
]

const typed = words(`
	firstName lastName email birthday phone income gender relationshipStatus
	isMinor livesAlone familyData.name familyData.relation familyData.birthday
	streetAddress streetAddress2 city state ZIP
	bleedingDisorder bleedingDisorderRelationship bleedingDisorderType bleedingDisorderSeverity HTC
	cutOffDate type method amount details otherApplication otherLocations
	referred referrer referrerConsent newsletterOptIn affiliateID`)

const helper = within('helper', words('name relation email writeTo theyKnow'))

/** A member's draft, with the answers as they typed them, and what they sent and got no answer to. */
const draft = within('kept', [
	...words('version savedBy savedAt draft.key draft.sentAt'),
	...words('draft.files.key draft.files.name draft.files.size draft.files.id draft.files.doneAt'),
	...within('draft.answers', [...typed, ...helper, 'filledBy', 'cutOffSoon', 'attachmentsSeen']),
	...within('draft.unanswered', [...typed, ...helper, 'attachments']),
])

const picture = words('width height data sizes.width sizes.data')
const image = [...words('id name size contentType alt'), ...picture]
const signedUp = words('_id name date time location instructions state waiting offeredUntil')

/**
 * Every field that a visitor or a member can be answered with. It's written by hand, and nothing writes it anew: whoever
 * adds a line here has decided that people outside may see the field.
 */
const listed: Readonly<Record<string, readonly string[]>> = {
	'GET /api/user': words(`
		_id firstName lastName email verified employee newsletter clientSidePermissions applicationTokens
		assistanceRecieved amountDonated dateRegistered erasesAt mustAddPasskey
		session.id session.idleSeconds session.endsAt`),
	'POST /api/user': message,
	'POST /api/verify-user': [],
	'POST /api/resend-verification-code': message,
	'POST /api/login': ['message', 'needsPasskey'],
	'POST /api/signout': [],
	'POST /api/change-own-password': message,
	'POST /api/change-own-name': message,
	'POST /api/change-own-email': message,
	'POST /api/confirm-own-email': message,
	'POST /api/erase-own-account': message,
	'POST /api/keep-own-account': message,
	'POST /api/send-recovery-email': message,
	'POST /api/recover-password': message,
	'POST /api/passkey-challenge': within(
		'options',
		words(`challenge rpId timeout userVerification
			allowCredentials.id allowCredentials.type allowCredentials.transports`),
	),
	'POST /api/sign-in-with-passkey': [],
	'POST /api/sign-in-with-recovery-code': ['recoveryCodesLeft'],

	'POST /api/upload-link': words('id url headers.* expiresAt'),
	'POST /api/applications': ['message', 'token'],
	'POST /api/search-for-application': ['message', ...within('application', review)],
	'POST /api/email-my-tokens': message,
	'POST /api/reference': words('firstName initial answered'),
	'POST /api/give-reference': message,
	'POST /api/send-found-documents': ['message', ...within('application', review)],
	'POST /api/ask-for-second-look': ['message', ...within('application', own)],
	'POST /api/ask-for-second-look-by-token': ['message', ...within('application', review)],
	'POST /api/withdraw-found-application': ['message', ...within('application', review)],
	'POST /api/withdraw-my-application': ['message', ...within('application', own)],
	'GET /api/userapplications': [...within('applications', own), ...page],
	'POST /api/claim-application': ['message', ...within('application', own)],
	'POST /api/send-my-documents': ['message', ...within('application', own)],
	'GET /api/unclaimed-applications': [...within('applications', words('token type issuedOn')), ...page],
	'POST /api/disown-application': message,
	'POST /api/my-attachment-link': words('id name size contentType data view expiresAt'),
	'GET /api/helped-applications': [...within('applications', words('firstName issuedOn standing')), ...page],
	'POST /api/end-help': ['message', ...within('application', own)],
	'POST /api/end-found-help': ['message', ...within('application', review)],
	'POST /api/stop-helping': message,
	'GET /api/application-draft': draft,
	'POST /api/application-draft': ['version', 'savedAt', ...within('fresh', draft)],
	'POST /api/erase-application-draft': [],
	'GET /api/application-settings': ['guestApplications', 'closesWithoutBill', 'yearBegins'],

	'POST /api/newsletter-signup': message,
	'POST /api/newsletter-unsubscribe': message,
	'POST /api/report': message,
	'POST /api/book-application': ['message', 'token'],
	'GET /api/own-book-applications': [
		...within('applications', words('token issuedOn sentOn readerFirstName')),
		...page,
	],
	'POST /api/join-application': message,
	'POST /api/ambassador-application': message,
	'POST /api/affiliates': message,
	'GET /api/own-join-applications': [...within('applications', words('id role name status issuedOn')), ...page],

	'GET /api/upcoming-events': within('events', words('_id name date')),
	'GET /api/active-events': [
		...within('events', [
			...words('_id name date time description online location active signUp'),
			...words('streetAddress streetAddress2 city state zip'),
			...words('questions.id questions.question questions.type'),
			...within('mainImage', image),
			...within('images', image),
		]),
		...page,
	],
	'POST /api/attending-event': ['message', 'instructions', 'waits'],
	'POST /api/take-event-place': message,
	'POST /api/event-sign-up': within('event', signedUp),
	'POST /api/event-door': within('event', words('name date time location')),
	'POST /api/event-door-form': message,
	'POST /api/event-form-before': message,
	'POST /api/cancel-event-sign-up': message,
	'GET /api/my-event-sign-ups': [...within('signUps', [...signedUp, ...words('eventID firstName lastName')]), ...page],
	'POST /api/cancel-my-event-sign-up': message,
	'GET /api/published-figures': within('published', words('year asOf approved assistance medianDays')),
	'GET /api/sponsors': within('sponsors', [...words('_id name link top'), ...within('logo', picture)]),
}

/** Lists the paths of all fields of a schema, nested ones too. `*` stands for fields of any name. */
function fieldsOf(schema: z.core.JSONSchema._JSONSchema, place = ''): string[] {
	const inside = (name: string) => (place ? `${place}.${name}` : name)
	if (typeof schema === 'boolean') return schema ? [inside('*')] : []
	if (schema.type === 'null') return []
	const { anyOf = [], oneOf = [], allOf = [], items = [], properties = {} } = schema
	const parts = [...anyOf, ...oneOf, ...allOf, ...[items].flat()].flatMap((part) => fieldsOf(part, place))
	const fields = Object.entries(properties).flatMap(([name, field]) => fieldsOf(field, inside(name)))
	const others = schema.type === 'object' && schema.additionalProperties ? [inside('*')] : []
	const found = [...parts, ...fields, ...others]
	return found.length > 0 || place === '' ? found : [place]
}

/** A schema that lets anything through counts as fields of any name. */
const shape = (schema: z.ZodType) =>
	z.toJSONSchema(schema, {
		io: 'output',
		unrepresentable: 'any',
		reused: 'inline',
		override: ({ zodSchema, jsonSchema }) => {
			if (['any', 'unknown'].includes(zodSchema._zod.def.type)) jsonSchema.items = true
		},
	})

const answered = ({ response, conflict }: Endpoint) => [
	...fieldsOf(shape(response)),
	...(conflict ? fieldsOf(shape(conflict), 'fresh') : []),
]

const forOutsiders = endpointsOf(apis).filter((endpoint) => !isForEmployees(endpoint))
const sorted = (fields: readonly string[]) => [...new Set(fields)].sort()

test('every endpoint that visitors and members may call is in the list, and no other', () => {
	expect(sorted(forOutsiders.map(({ method, path }) => `${method} ${path}`))).toEqual(sorted(Object.keys(listed)))
})

test.each(forOutsiders)('$method $path shows the listed fields and no other', (endpoint) => {
	expect(sorted(answered(endpoint))).toEqual(sorted(listed[`${endpoint.method} ${endpoint.path}`] ?? []))
})
