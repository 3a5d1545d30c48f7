import { createHash } from 'node:crypto'
import type * as z from 'zod'
import { type Application, guest, sentBy } from '#functions/domain/applications/table.ts'
import type { DecisionRecord } from '#shared/applications/decisions.ts'
import { ApplicationRecord } from '#shared/applications/records.ts'
import { relationshipStatuses } from '#shared/applications/schema.ts'
import { genders } from '#shared/fields.ts'
import { pdfOf } from './bill.ts'
import { type Case, caseOfChild, cases, filledIn } from './cases.ts'
import { daysAgo } from './days-ago.ts'

const many = 60
const day = 24 * 3_600_000

/** The newest are pending. The oldest have no family details, because the form didn't ask for them then. */
const undecided = 14
const withoutFamily = 12

/** One came every other day of the last four weeks, so a few wait too long, and before that one every third week. */
const daysOld = (at: number) => {
	const newer = many - 1 - at
	return newer < undecided ? 1 + newer * 2 : 31 + (newer - undecided) * 21
}

const pick = <Option>(options: readonly Option[], at: number): Option => {
	const [option = pick(options, 0)] = options.slice(at % options.length)
	return option
}

/** The names are made of plants and places, so that none is a real person's. */
const firstNames = ['Linden', 'Sorrel', 'Bryony', 'Alder', 'Clover', 'Yarrow', 'Tansy', 'Sedge', 'Maple', 'Fennel']
const lastNames = ['Riverbend', 'Hillside', 'Greenwater', 'Northfield', 'Longmeadow', 'Stillwater', 'Oakhollow']
const cities = ['Fernwood', 'Mossy Creek', 'Pinehaven', 'Cedar Flats', 'Harbor Rest']
const states = ['AL', 'GA', 'TN', 'MS', 'FL', 'OH', 'TX']

/** Older ones repeat the written cases with other amounts. */
const shares = [1, 0.8, 1.15, 0.9, 1.3]
const caseOf = (at: number) => (isMinor(at) ? caseOfChild : pick(cases, at))
const amountOf = (at: number) =>
	Math.round((caseOf(at).amount * pick(shares, Math.floor((many - 1 - at) / cases.length))) / 5) * 5

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

/** A child that others name as theirs. Nobody else has two birthdays either. */
const childOf = (at: number): Applicant => ({ ...guestOf(at), firstName: 'Sparrow', lastName: pick(lastNames, at * 3) })

const childsBirthday = '2016-02-29'

/** The same for all applications of a person. */
const numberOf = ({ firstName, lastName }: Applicant) =>
	createHash('sha256').update(`${firstName} ${lastName}`).digest().readUInt16BE()

const isMinor = (at: number) => at % 11 === 5

const family = (at: number, minor: boolean) => {
	if (at < withoutFamily) return {}
	if (!minor && at % 4 === 0) return { isMinor: false, livesAlone: true, familyData: [] }
	const lastName = pick(lastNames, at * 3)
	const parent = { name: `Juniper ${lastName}`, relation: 'Parent', birthday: '1979-08-21' }
	const child = { name: `Sparrow ${lastName}`, relation: 'Child', birthday: childsBirthday }
	return { isMinor: minor, livesAlone: false, familyData: [minor ? parent : child] }
}

const disorderOf = ({ disorder }: Case) => {
	if (!disorder) return { bleedingDisorder: false }
	const [bleedingDisorderRelationship, bleedingDisorderType, bleedingDisorderSeverity] = disorder
	return {
		bleedingDisorder: true,
		bleedingDisorderRelationship,
		bleedingDisorderType,
		bleedingDisorderSeverity,
		HTC: 'Fernwood Treatment Center',
	}
}

type Decision = z.output<typeof DecisionRecord>

export interface DemoApplication {
	application: Application
	/** The contents of its documents, in the order of their records. */
	contents: Buffer[]
	/** Oldest first; the last one is in effect. */
	decisions: Decision[]
}

/** Sixty applications of the last three years, the same on every day: most by members, the others by guests. */
export const demoApplications = (members: readonly Applicant[], colleague: Applicant): DemoApplication[] =>
	Array.from({ length: many }, (_, at) => {
		const applicant = isMinor(at) ? childOf(at) : at % 3 === 0 ? guestOf(at) : memberOf(at, members)
		const application = sent(at, applicant)
		const documents = documentsOf(at, application)
		const attachments = documents.map(({ name, content }, number) => ({
			id: `demo-${at}-${number}`,
			name,
			size: content.length,
			contentType: 'application/pdf',
		}))
		return {
			application: { ...application, attachments },
			contents: documents.map(({ content }) => content),
			decisions: at < many - undecided ? decided(at, application, colleague) : [],
		}
	})

function sent(at: number, applicant: Applicant): Application {
	const { id, dateRegistered, firstName, lastName, email } = applicant
	const [minor, number] = [isMinor(at), numberOf(applicant)]
	const { type, method, income, details, cutOffIn, otherLocations, referrer } = caseOf(at)
	const record = ApplicationRecord.parse({
		firstName,
		lastName,
		email,
		applicantID: id,
		birthday: minor ? childsBirthday : `${1958 + (number % 44)}-0${1 + (number % 9)}-17`,
		phone: `(205) 555-01${String(10 + at)}`,
		income: minor ? 0 : income,
		gender: pick(genders, number),
		relationshipStatus: minor ? 'Single' : pick(relationshipStatuses, at),
		...family(at, minor),
		streetAddress: `${12 + at} ${pick(['Alder Lane', 'Mill Road', 'Quarry Street'], at)}`,
		...(at % 5 === 0 && { streetAddress2: `Apt ${1 + (at % 9)}` }),
		city: pick(cities, at),
		state: pick(states, at),
		ZIP: String(35_200 + at),
		...disorderOf(caseOf(at)),
		...(cutOffIn && at >= many - undecided && { cutOffDate: daysAgo(-cutOffIn).slice(0, 10) }),
		type,
		method,
		details,
		amount: amountOf(at),
		otherApplication: otherLocations !== undefined,
		...(otherLocations && { otherLocations }),
		referred: referrer !== undefined,
		...(referrer && { referrer, referrerConsent: true }),
		newsletterOptIn: false,
		token: token(at),
		status: 'Pending',
		issuedOn: daysAgo(daysOld(at) + (at % 9) / 24),
	})
	const member = dateRegistered ? { _id: id, firstName, lastName, email, dateRegistered } : undefined
	return { ...record, ...sentBy(member), attachments: [] }
}

/** The papers of a case, with this applicant's name and amount. */
const documentsOf = (at: number, { firstName, lastName, amount }: Application) =>
	caseOf(at).documents.map((paper) => {
		const facts = { name: `${firstName} ${lastName}`, account: String(70_410 + at * 37), due: String(amount) }
		const [name = '', ...text] = filledIn(paper, facts)
		return { name, content: pdfOf(text) }
	})

/** Every fifteenth decision was changed a week later. */
function decided(at: number, { issuedOn, amount }: Application, colleague: Applicant): Decision[] {
	const { denied } = caseOf(at)
	const answer = (status: Decision['status'], days: number): Decision => ({
		status,
		message:
			status === 'Approved'
				? 'We’re glad to help. We pay the company directly, so you don’t have to do anything more.'
				: (denied ?? 'We’re sorry. We couldn’t read the bill you sent. Please send us a clearer photo of it.'),
		amount: status === 'Approved' ? amount : 0,
		emailed: true,
		name: `${colleague.firstName} ${colleague.lastName}`,
		employeeId: colleague.id,
		date: new Date(Date.parse(issuedOn) + days * day).toISOString(),
	})
	if (!denied && at % 15 === 7) return [answer('Denied', 6), answer('Approved', 13)]
	return [answer(denied ? 'Denied' : 'Approved', 4 + (at % 8))]
}

/** The sum that the last decision granted, which is the one in effect. */
export const grantedIn = (decisions: readonly Decision[]) => decisions.at(-1)?.amount ?? 0
