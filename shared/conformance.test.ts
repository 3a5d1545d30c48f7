import { expect, test } from 'vitest'
import * as z from 'zod'
import { apis } from './api.ts'
import { type Endpoint, endpointsOf, isForEmployees } from './endpoint.ts'

const endpoints = endpointsOf(apis)
const callOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** The call tables of the two specifications, to the letter; `key` in the payload means the employee key. */
const documented = `
GET /api/user | public | |
POST /api/newsletter-signup | public | firstName, lastName, email | message
GET /api/upcoming-events | public | | events
POST /api/signout | public | |
POST /api/applications | public | firstName, lastName, email, birthday, phone, income, gender, relationshipStatus, streetAddress, streetAddress2, city, state, ZIP, bleedingDisorder, bleedingDisorderRelationship, bleedingDisorderType, bleedingDisorderSeverity, HTC, method, type, amount, details, otherApplication, otherLocations, referred, referrer, newsletterOptIn, attachments, isMinor, livesAlone, familyData | token, message
POST /api/book-application | public | firstName, lastName, email, streetAddress, streetAddress2, city, state, ZIP, readerFirstName, readerLastName, readerGender, readingLevel, readerDetails | token, message
POST /api/search-for-application | public | firstName, lastName, token | application, message
GET /api/userapplications | member | | applications
POST /api/join-application | member | email, firstName, lastName, phone, streetAddress, streetAddress2, city, state, zip, callTime, employer, interestReason, skills, otherCommitments, otherOrgs, otherExperience, otherInformation |
POST /api/ambassador-application | member | firstName, lastName, email, phone, streetAddress, streetAddress2, city, state, zip, callTime, employer, interestReason, connections, skills, otherCommitments, otherExperience, otherInvolvement, time, socialMediaComfort, showOnWebsite, otherInformation |
POST /api/affiliates | member | name, email, type | message
POST /api/report | public | type, description, email |
POST /api/user | public | firstName, lastName, email, password | message
POST /api/login | public | email, password | message
POST /api/send-recovery-email | public | email | message
POST /api/verify-user | signed-in | verificationCode |
POST /api/recover-password | public | email, password, token | message
GET /api/active-events | public | | events
POST /api/attending-event | public | firstName, lastName, email, id, questionAnswers | message
GET /api/applications | Application Access | | applications
GET /api/legacy-applications | Application Access | | applications
GET /api/affiliates | Application Access | | affiliates
GET /api/events | Event Access | | events
GET /api/reports | Report Access | | reports
GET /api/users | User Access | | users
GET /api/sponsors | public | | sponsors
GET /api/upcoming-events-for-signin | Event Access | | events
GET /api/last-bleeding-disorder-statistics-entry | Application Access | | existingEntry, statistics
POST /api/update-bleeding-disorder-statistics | Application Access | updatedStats |
POST /api/user-by-id | Application Access | id | user
POST /api/respond-to-application | Application Access | token, status, message, key, amount, emailApplicant | message, application
POST /api/email-user | Application Access | message, email, token, firstName, key | notes
POST /api/add-application-attachments | Application Access | token, attachments | attachments
POST /api/add-application-note | Application Access | token, note | notes
POST /api/add-user-note | User Access | id, note | notes, message
POST /api/delete-application-notes | Application Access | token, notes | notes
POST /api/delete-user-notes | User Access | id, notes | notes
POST /api/legacy-application | Application Access | firstName, lastName, amount, date, status | message, application
POST /api/remove-legacy-application | Application Access | key, token | message
POST /api/event | Event Access | mainImg, name, date, online, time, streetAddress, streetAddress2, city, state, zip, description, active, key, questions | message
POST /api/update-event | Event Access | id, name, date, description, online, streetAddress, streetAddress2, city, state, zip, active, time, questions, key | message
POST /api/archive-event | Event Access | key, id | message
POST /api/unarchive-event | Event Access | key, id | message
POST /api/add-event-images | Event Access | eventImages, id | images, message
POST /api/delete-event-images | Event Access | key, newImages, id | images, message
POST /api/update-main-event-image | Event Access | mainImg, key, id | message
POST /api/update-attending-list-for-event | Event Access | firstName, lastName, email, birthday, phone, gender, city, streetAddress, streetAddress2, state, ZIP, bleedingDisorder, bleedingDisorderRelationship, bleedingDisorderType, bleedingDisorderSeverity, groupMembers, photoOptIn, sponsorContactOptIn, eventID | message
POST /api/change-report | Report Access | token, resolved |
POST /api/change-user-permissions | User Access | key, newClientSidePermissions, id | message
POST /api/make-user-employee | User Access | key, id | message
`
	.trim()
	.split('\n')
	.map((row) => row.split('|').map((cell) => cell.trim()))
	.map(([call = '', access = '', payload = '', answer = '']) => ({
		call,
		access,
		payload: payload.split(', ').filter(Boolean),
		answer: answer.split(', ').filter(Boolean),
	}))

/** Each of their calls is recorded, or they show colleagues what every employee may know. */
const recordedByThemselves = ['GET /api/bleeding-disorder-contacts']

const wanted = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
const answered = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })

test.each(documented)('$call as documented', ({ call, access, payload, answer }) => {
	const found = endpoints.filter((endpoint) => callOf(endpoint) === call)
	const [endpoint] = found
	expect.soft(found, 'exists once').toHaveLength(1)
	expect.soft(endpoint?.access, 'who may call it').toBe(access)
	expect.soft(endpoint?.employeeKey === true, 'asks for the key').toBe(payload.includes('key'))

	const { properties = {}, required = [] } = wanted(endpoint?.request ?? z.never())
	expect.soft(Object.keys(properties), 'takes the payload').toEqual(expect.arrayContaining(payload))
	expect.soft(payload, 'asks for nothing else').toEqual(expect.arrayContaining(required))

	const given = Object.keys(answered(endpoint?.response ?? z.never()).properties ?? {})
	expect.soft(given, 'answers with the fields').toEqual(expect.arrayContaining(answer))
})

test.each(endpoints.map((endpoint) => [callOf(endpoint), endpoint] as const))('%s', (call, endpoint) => {
	const same = endpoints.filter((other) => callOf(other) === call)
	expect.soft(same, 'is agreed on once').toHaveLength(1)

	const request = wanted(endpoint.request)
	expect.soft(unbounded(request, call), 'without a bound, or takes what it does not know').toEqual([])
	const takesKey = request.required?.includes('key') === true
	expect.soft(takesKey, 'asks for the employee key when it carries it').toBe(endpoint.employeeKey === true)

	const rows = Object.values(answered(endpoint.response).properties ?? {})
	const aboutPeople = rows.some((row) => /"(email|lastName)":/.test(JSON.stringify(Object(row).items ?? {})))
	const isList = endpoint.method === 'GET' && isForEmployees(endpoint) && !recordedByThemselves.includes(call)
	const leavesMark = endpoint.listsPeople === true
	expect.soft(leavesMark, 'leaves a mark if it hands out rows about people').toBe(isList && aboutPeople)

	const isOpen = endpoint.access === 'public' && endpoint.method === 'POST' && endpoint.path !== '/api/signout'
	expect.soft(endpoint.rateLimit !== undefined || !isOpen, 'is limited where all may send').toBe(true)
})

/** Finds each text, list, number or object in a request schema that has no bound. */
function unbounded(schema: z.core.JSONSchema._JSONSchema, at: string): string[] {
	if (typeof schema === 'boolean') return schema ? [at] : []
	if (schema.enum || schema.const !== undefined || schema.type === 'boolean' || schema.type === 'null') return []
	if (schema.anyOf) return schema.anyOf.flatMap((option) => unbounded(option, at))
	if (schema.type === 'string') return schema.maxLength === undefined ? [at] : []
	if (schema.type === 'integer' || schema.type === 'number') {
		const known = schema.minimum !== undefined && schema.maximum !== undefined
		return known && schema.maximum !== Number.MAX_SAFE_INTEGER ? [] : [at]
	}
	if (schema.type === 'array') {
		const items = Array.isArray(schema.items) ? schema.items : [schema.items ?? true]
		return [...(schema.maxItems === undefined ? [at] : []), ...items.flatMap((item) => unbounded(item, `${at}[]`))]
	}
	if (schema.type === 'object' && schema.additionalProperties === false) {
		return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => unbounded(field, `${at}.${name}`))
	}
	return [at]
}
