import { createHash } from 'node:crypto'
import type * as z from 'zod'
import { type Application, guest, sentBy } from '#functions/domain/applications/table.ts'
import { ApplicationRecord, type DecisionRecord } from '#shared/applications/records.ts'
import { assistanceMethods, assistanceTypes, relationshipStatuses } from '#shared/applications/schema.ts'
import { genders } from '#shared/fields.ts'
import {
	bleedingDisorderRelationships,
	bleedingDisorderSeverities,
	bleedingDisorderTypes,
} from '#shared/medical.ts'
import { pdfOf } from './bill.ts'
import { daysAgo } from './days-ago.ts'

const many = 60
const day = 24 * 3_600_000

/** The newest are pending. The oldest have no family details, because the form didn't ask for them then. */
const undecided = 14
const withoutFamily = 12

/** One came every other day of the last four weeks, so a few wait longer than we promise, and before that one in three weeks. */
const daysOld = (at: number) => {
	const newer = many - 1 - at
	return newer < undecided ? 1 + newer * 2 : 31 + (newer - undecided) * 21
}

const pick = <Option>(options: readonly Option[], at: number): Option => {
	const [option = pick(options, 0)] = options.slice(at % options.length)
	return option
}

/** The names are made of plants and places, so that none is a real person's. */
const firstNames = [
	'Linden',
	'Sorrel',
	'Bryony',
	'Alder',
	'Clover',
	'Yarrow',
	'Tansy',
	'Sedge',
	'Maple',
	'Fennel',
]
const lastNames = [
	'Riverbend',
	'Hillside',
	'Greenwater',
	'Northfield',
	'Longmeadow',
	'Stillwater',
	'Oakhollow',
]
const cities = ['Fernwood', 'Mossy Creek', 'Pinehaven', 'Cedar Flats', 'Harbor Rest']
const states = ['AL', 'GA', 'TN', 'MS', 'FL', 'OH', 'TX']
const reasons = [
	'My hours were cut this month and the rent is due on the first.',
	'The power company sent a last notice. The refrigerator keeps the medicine cold.',
	'The clinic is four hours away and the car needs a tire before the next visit.',
	'Groceries have been hard since the hospital stay. Anything would help.',
]

export interface Applicant {
	id: string
	/** A guest has no account. */
	dateRegistered?: string
	firstName: string
	lastName: string
	email: string
}

const token = (at: number) => {
	const signs = [...createHash('sha256').update(`demo application ${at}`).digest().subarray(0, 16)]
		.map((byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.charAt(byte % 32))
		.join('')
	return `BTG-${signs.match(/.{4}/g)?.join('-')}`
}

const guestOf = (at: number): Applicant => {
	const [firstName, lastName] = [pick(firstNames, at), pick(lastNames, at * 3)]
	const email = `${firstName}.${lastName}@example.org`.toLowerCase()
	return { id: guest, firstName, lastName, email }
}

/** Every fifth application is by the first member, because the demo signs in as that one. */
function memberOf(at: number, [first, ...others]: readonly Applicant[]): Applicant {
	const nth = at - Math.floor(at / 3) - 1
	return nth % 5 === 0 && first ? first : pick(others, nth)
}

const isMinor = (at: number) => at % 11 === 5

const family = (at: number, minor: boolean) => {
	if (at < withoutFamily) return {}
	if (!minor && at % 4 === 0) return { isMinor: false, livesAlone: true, familyData: [] }
	const lastName = pick(lastNames, at * 3)
	const parent = { name: `Juniper ${lastName}`, relation: 'Parent', birthday: '1979-08-21' }
	const child = { name: `Sparrow ${lastName}`, relation: 'Child', birthday: '2016-02-29' }
	return { isMinor: minor, livesAlone: false, familyData: [minor ? parent : child] }
}

const disorder = (at: number) =>
	at % 2 === 0
		? { bleedingDisorder: false }
		: {
				bleedingDisorder: true,
				bleedingDisorderRelationship: pick(bleedingDisorderRelationships, at),
				bleedingDisorderType: pick(bleedingDisorderTypes, at),
				bleedingDisorderSeverity: pick(bleedingDisorderSeverities, at),
				HTC: 'Fernwood Treatment Center',
			}

type Decision = z.output<typeof DecisionRecord>

export interface DemoApplication {
	application: Application
	/** What its documents contain, each in the place of its record. */
	contents: Buffer[]
	/** Oldest first; the last one is in effect. */
	decisions: Decision[]
}

/** Sixty applications of the last three years, the same on every day: two of three by members, the others by guests. */
export const demoApplications = (members: readonly Applicant[], colleague: Applicant): DemoApplication[] =>
	Array.from({ length: many }, (_, at) => {
		const applicant = at % 3 === 0 ? guestOf(at) : memberOf(at, members)
		const application = sent(at, applicant)
		const contents = bills(at, application)
		const attachments = contents.map((content, number) => ({
			id: `demo-${at}-${number}`,
			name: number === 0 ? 'power bill.pdf' : 'letter of the clinic.pdf',
			size: content.length,
			contentType: 'application/pdf',
		}))
		return {
			application: { ...application, attachments },
			contents,
			decisions: at < many - undecided ? decided(at, application, colleague) : [],
		}
	})

function sent(at: number, { id, dateRegistered, firstName, lastName, email }: Applicant): Application {
	const minor = isMinor(at)
	const record = ApplicationRecord.parse({
		...{ firstName, lastName, email, applicantID: id },
		birthday: minor ? `${2010 + (at % 3)}-05-14` : `${1958 + ((at * 7) % 44)}-0${1 + (at % 9)}-17`,
		phone: `(205) 555-01${String(10 + at)}`,
		income: minor ? 0 : 700 + ((at * 130) % 2100),
		gender: pick(genders, at),
		relationshipStatus: minor ? 'Single' : pick(relationshipStatuses, at),
		...family(at, minor),
		streetAddress: `${12 + at} ${pick(['Alder Lane', 'Mill Road', 'Quarry Street'], at)}`,
		...(at % 5 === 0 && { streetAddress2: `Apt ${1 + (at % 9)}` }),
		city: pick(cities, at),
		state: pick(states, at),
		ZIP: String(35_200 + at),
		...disorder(at),
		type: pick(assistanceTypes, at),
		method: pick(assistanceMethods, at),
		amount: 80 + ((at * 90) % 900),
		details: pick(reasons, at),
		otherApplication: at % 6 === 0,
		...(at % 6 === 0 && { otherLocations: 'Fernwood Relief' }),
		referred: at % 7 === 0,
		...(at % 7 === 0 && { referrer: 'A nurse at the clinic', referrerConsent: true }),
		newsletterOptIn: false,
		token: token(at),
		status: 'Pending',
		issuedOn: daysAgo(daysOld(at) + (at % 9) / 24),
	})
	const member = dateRegistered ? { _id: id, firstName, lastName, email, dateRegistered } : undefined
	return { ...record, ...sentBy(member), attachments: [] }
}

/** Most applicants attach a bill, some also a confirmation from the clinic, and a few attach nothing. */
function bills(at: number, { firstName, lastName, amount, issuedOn }: Application) {
	const whose = `For ${firstName} ${lastName}`
	const bill = ['Mossy Creek Power Company', whose, `Account ${7_000 + at}`, `Due: $${amount}.00`]
	const confirmation = ['Fernwood Treatment Center', whose, `Last seen before ${issuedOn.slice(0, 10)}`]
	return [...(at % 4 === 1 ? [] : [bill]), ...(at % 6 === 3 ? [confirmation] : [])].map(pdfOf)
}

/** Every fifteenth decision was changed a week later. */
function decided(at: number, { issuedOn, amount }: Application, colleague: Applicant): Decision[] {
	const answer = (status: Decision['status'], days: number): Decision => ({
		status,
		message:
			status === 'Approved'
				? 'We are glad to help. The payment goes straight to the company on your bill.'
				: 'We are sorry. Without the bill we asked for we cannot pay. Please apply again once you have it.',
		amount: status === 'Approved' ? amount : 0,
		emailed: true,
		name: `${colleague.firstName} ${colleague.lastName}`,
		employeeId: colleague.id,
		date: new Date(Date.parse(issuedOn) + days * day).toISOString(),
	})
	if (at % 15 === 7) return [answer('Denied', 6), answer('Approved', 13)]
	return [answer(at % 4 === 3 ? 'Denied' : 'Approved', 4 + (at % 8))]
}

/** The sum that the last decision granted, which is the one in effect. */
export const grantedIn = (decisions: readonly Decision[]) => decisions.at(-1)?.amount ?? 0
