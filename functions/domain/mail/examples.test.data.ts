import * as z from 'zod'
import { MailContent } from './content.ts'
import type { ContentOf } from './words.ts'

const firstName = 'Rosa'
const token = 'BTG-7K2M-9QXR-4TNV-W8HC'
const cancelToken = 'lantern-walk-river-21'
const asked = ['Every page of the bill.', 'Please also send the second letter.']
const event = {
	id: 'V1StGXR8Z5jdHi6BmyT1',
	name: 'Lantern Walk; with music, and tea',
	version: 0,
	date: '2026-12-31',
	time: '6 to 8 pm',
	location: '12 Alder Lane, Fernwood, AL 35203',
}

/**
 * Every mail there is, in the order of `MailContent`. A choice (yes or no, one of some words, given or not) is shown in
 * every combination without being written here; numbers and texts that change the words each have a line.
 */
const examples: { [Name in MailContent['template']]: Omit<ContentOf<Name>, 'template'>[] } = {
	verification: [{ firstName, code: '482017' }],
	'address-in-use': [{}],
	recovery: [{ firstName, code: '7K2M9QXR4T' }],
	'password-changed': [{ firstName, how: 'recovery' }],
	'new-email': [{ code: '482017' }],
	'new-email-in-use': [{}],
	'email-changed': [{ firstName }],
	'erase-asked': [{ firstName }],
	'not-erased': [{ firstName }],
	erased: [{ firstName }],
	'made-employee': [{ firstName }],
	'access-given': [
		{
			firstName,
			occasion: 'permissions',
			by: 'Ash Brook',
			whom: 'Fern.Vale Hill',
			email: 'fern@example.org',
			permissions: ['Event Access', 'User Access'],
		},
	],
	'access-taken': [
		{
			firstName,
			occasion: 'permissions',
			by: 'Ash Brook',
			whom: 'Fern.Vale Hill',
			email: 'fern@example.org',
			isOwn: false,
			permissions: ['Event Access', 'User Access'],
		},
	],
	'limit-raised': [
		{ firstName, by: 'Ash Brook', before: 5000, after: 12_000, from: '2026-03-18' },
		{ firstName, by: 'Ash Brook', before: 5000, from: '2026-03-18' },
	],
	'key-reset': [{ firstName }],
	'passkey-added': [{ firstName }],
	'passkeys-reset': [{ firstName }],
	'recovery-code-used': [
		{ firstName, left: 9 },
		{ firstName, left: 1 },
		{ firstName, left: 0 },
	],
	'application-received': [0, 1, 2].map((files) => ({
		firstName,
		token,
		member: files === 2,
		closesWithoutBill: true,
		sent: { on: '2026-11-22', files, ...(files === 2 && { amount: 1240 }) },
	})),
	'helper-sent': [{ firstName, token, stop: cancelToken }],
	'helper-news': [{ occasion: 'answered', stop: cancelToken }],
	tokens: [
		{ applications: [{ token, on: '2026-11-22' }] },
		{
			applications: [
				{ token, on: '2026-11-22' },
				{ token: 'BTG-3F8H-2WPE-6KSD-5JGZ', on: '2026-03-18', pin: '48201735' },
			],
		},
	],
	decision: [
		{
			firstName,
			status: 'Approved',
			granted: 1240,
			message: 'Please send us the bill.\n\nAll the best.',
			member: true,
			againBy: '2027-01-28',
		},
		{ firstName, status: 'Approved', granted: 0, message: '', member: true },
	],
	missing: [{ firstName, occasion: 'asked', asked, lastDay: '2026-03-18', token, member: false }],
	'application-closed': [{ firstName, asked, token, member: true }],
	'application-withdrawn': [{ firstName, token, member: false }],
	'still-working': [{ firstName, token, member: false }],
	reference: [{ link: cancelToken }],
	'join-received': [{ firstName, role: 'affiliate' }],
	'join-answered': [{ firstName, role: 'board', status: 'Approved', message: 'Our next meeting is in May.' }],
	'join-to-read': [{ role: 'ambassador' }],
	'books-requested': [{ firstName, token }],
	'report-received': [{ firstName, on: '2026-11-29' }],
	'newsletter-joined': [{ firstName, leave: 'V1StGXR8_Z5jdHi6B-myT' }],
	'event-signed-up': [
		{
			firstName,
			listed: 'new',
			toConfirm: false,
			event,
			forGuests: ['Meet us at the bridge.\nBring a lantern.'],
			cancelToken,
		},
		{ firstName, listed: 'new', toConfirm: false, event, forGuests: [], cancelToken },
	],
	'event-waiting': [{ firstName, toConfirm: true, event, cancelToken }],
	'event-offered': [{ firstName, offeredUntil: '2026-10-03T23:40:00.000Z', event, cancelToken }],
	'event-removed': [{ firstName, event }],
	'staff-message': [{ firstName, message: 'Please call us.\nWe are there in the evening.' }],
	'event-message': [
		{
			message: 'We start an hour later.\nPlease bring a coat.',
			event: { ...event, version: 1, time: '7 to 9 pm' },
			state: 'coming',
			forGuests: ['Meet us at the bridge.'],
			cancelToken,
		},
	],
}

/** Lists all values of a field that is a choice. Any other field keeps the example's value. */
function choices(field: unknown, value: unknown): unknown[] {
	if (field instanceof z.ZodDefault) return choices(field.unwrap(), value)
	if (field instanceof z.ZodBoolean) return [true, false]
	if (field instanceof z.ZodEnum) return field.options
	if (field instanceof z.ZodOptional) return value === undefined ? [value] : [value, undefined]
	return [value]
}

/** Only a guest of an event that's still coming can cancel, and a member's own sign-up needn't be confirmed. */
function isEverSent(content: MailContent) {
	if (content.template === 'event-signed-up') return content.listed !== 'replaced' || !content.toConfirm
	if (content.template !== 'event-message') return true
	return (content.state === 'coming') === (content.cancelToken !== undefined)
}

/** Mails to employees are in English, whatever language they read elsewhere. */
export const toEmployees: string[] = [
	'made-employee',
	'access-given',
	'access-taken',
	'limit-raised',
	'key-reset',
	'passkey-added',
	'passkeys-reset',
	'recovery-code-used',
	'join-to-read',
] satisfies MailContent['template'][]

/** Every template with its mails in every variant. */
export const mails = MailContent.options.map(({ shape }) => {
	const template = shape.template.value
	const written = examples[template].flatMap((example) =>
		Object.entries(shape).reduce<Record<string, unknown>[]>(
			(variants, [name, field]) =>
				variants.flatMap((variant) => choices(field, variant[name]).map((value) => ({ ...variant, [name]: value }))),
			[{ ...example, template }],
		),
	)
	const distinct = new Map(written.map((content) => [JSON.stringify(content), MailContent.parse(content)]))
	return { template, contents: [...distinct.values()].filter(isEverSent) }
})
