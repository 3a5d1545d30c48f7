import { createHash } from 'node:crypto'
import type * as z from 'zod'
import { putSettings } from '#functions/domain/applications/settings.ts'
import {
	type Application,
	changeApplication,
	guest,
	putApplication,
	putApplicationNote,
	putDecision,
	putFollowUp,
	putPayment,
	sentBy,
} from '#functions/domain/applications/table.ts'
import { storeUpload } from '#functions/platform/files/storage.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { transact } from '#functions/platform/store/write.ts'
import type { DecisionRecord } from '#shared/applications/decisions.ts'
import type { MissingRecord } from '#shared/applications/missing.ts'
import { unpaidAmount } from '#shared/applications/payments.ts'
import { ApplicationRecord } from '#shared/applications/records.ts'
import { relationshipStatuses } from '#shared/applications/schema.ts'
import { grantedBy } from '#shared/applications/staff-schema.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import { genders } from '#shared/fields.ts'
import demo from './demo.json' with { type: 'json' }
import { pdfOf } from './drawings.ts'
import { daysAgo, writeIfNew } from './write-if-new.ts'

export interface Applicant {
	id: string
	/** A guest has no account. */
	dateRegistered?: string
	firstName: string
	lastName: string
	email: string
}

type Decision = z.output<typeof DecisionRecord>

export interface DemoApplication {
	application: Application
	/** The contents of its documents, in the order of their records. */
	contents: Buffer[]
	/** Oldest first; the last one is in effect. */
	decisions: Decision[]
}

const day = 24 * 3_600_000
const many = 60
/** The newest are pending. One came every other day of the last four weeks, so a few wait too long. */
const undecided = 14
/** The oldest have no family details, because the form didn't ask for them then. */
const withoutFamily = 12

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

/** A request for assistance, with the lines of the papers that go with it. */
interface Case {
	type: string
	method: string
	amount: number
	income: number
	details: string
	documents: string[][]
	/** On a notice: so many days from now something is cut off. */
	cutOffIn?: number
	/** Whose bleeding disorder, which, and how severe. */
	disorder?: string[]
	otherLocations?: string
	referrer?: string
	/** The reason why it was denied. */
	denied?: string
}

const isMinor = (at: number) => at % 11 === 5
const caseOf = (at: number): Case => (isMinor(at) ? demo.caseOfChild : pick<Case>(demo.cases, at))

/** Older ones repeat the written cases with other amounts. */
const amountOf = (at: number) => {
	const share = pick([1, 0.8, 1.15, 0.9, 1.3], Math.floor((many - 1 - at) / demo.cases.length))
	return Math.round((caseOf(at).amount * share) / 5) * 5
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

const tokenOf = (at: number) => {
	const signs = [...hashOf(`demo application ${at}`).subarray(0, 16)]
		.map((byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.charAt(byte % 32))
		.join('')
	return `BTG-${signs.match(/.{4}/g)?.join('-')}`
}

/** Children and guests have no account. Of the members the first sent every fifth, because the demo signs in as that one. */
function applicantOf(at: number, [first, ...others]: readonly Applicant[]): Applicant {
	const lastName = pick(lastNames, at * 3)
	const firstName = isMinor(at) ? 'Sparrow' : pick(firstNames, at)
	const nth = at - Math.floor(at / 3) - 1
	if (isMinor(at) || at % 3 === 0)
		return { id: guest, firstName, lastName, email: `${pick(firstNames, at)}.${lastName}@example.org`.toLowerCase() }
	return nth % 5 === 0 && first ? first : pick(others, nth)
}

/** A child that others name as theirs. Nobody else has two birthdays either. */
const childsBirthday = '2016-02-29'

function familyOf(at: number) {
	if (at < withoutFamily) return {}
	if (!isMinor(at) && at % 4 === 0) return { isMinor: false, livesAlone: true, familyData: [] }
	const lastName = pick(lastNames, at * 3)
	const parent = { name: `Juniper ${lastName}`, relation: 'Parent', birthday: '1979-08-21' }
	const child = { name: `Sparrow ${lastName}`, relation: 'Child', birthday: childsBirthday }
	return { isMinor: isMinor(at), livesAlone: false, familyData: [isMinor(at) ? parent : child] }
}

function disorderOf(at: number) {
	const [bleedingDisorderRelationship, bleedingDisorderType, bleedingDisorderSeverity] = caseOf(at).disorder ?? []
	if (!bleedingDisorderType) return { bleedingDisorder: false }
	const kind = { bleedingDisorderRelationship, bleedingDisorderType, bleedingDisorderSeverity }
	return { bleedingDisorder: true, ...kind, HTC: 'Fernwood Treatment Center' }
}

/** Sixty applications of the last three years, the same on every day: most by members, the others by guests. */
export const demoApplications = (members: readonly Applicant[], colleague: Applicant): DemoApplication[] =>
	Array.from({ length: many }, (_, at) => {
		const application = sent(at, applicantOf(at, members))
		const documents = caseOf(at).documents.map((paper) => filledIn(paper, at, application))
		const attachments = documents.map(({ name, content }, number) => ({
			id: `demo-${at}-${number}`,
			name,
			size: content.length,
			contentType: 'application/pdf',
		}))
		return {
			application: { ...application, attachments },
			contents: documents.map(({ content }) => content),
			decisions: at < many - undecided ? decisionsOn(at, application, colleague) : [],
		}
	})

function sent(at: number, { id, dateRegistered, firstName, lastName, email }: Applicant): Application {
	const minor = isMinor(at)
	// The same for all applications of a person.
	const number = hashOf(`${firstName} ${lastName}`).readUInt16BE()
	const { type, method, income, details, cutOffIn, otherLocations, referrer } = caseOf(at)
	const record = ApplicationRecord.parse({
		firstName,
		lastName,
		email,
		type,
		method,
		details,
		income,
		applicantID: id,
		birthday: minor ? childsBirthday : `${1958 + (number % 44)}-0${1 + (number % 9)}-17`,
		phone: `(205) 555-01${String(10 + at)}`,
		gender: pick(genders, number),
		relationshipStatus: minor ? 'Single' : pick(relationshipStatuses, at),
		...familyOf(at),
		streetAddress: `${12 + at} ${pick(['Alder Lane', 'Mill Road', 'Quarry Street'], at)}`,
		...(at % 5 === 0 && { streetAddress2: `Apt ${1 + (at % 9)}` }),
		city: pick(cities, at),
		state: pick(states, at),
		ZIP: String(35_200 + at),
		...disorderOf(at),
		...(cutOffIn && at >= many - undecided && { cutOffDate: daysAgo(-cutOffIn).slice(0, 10) }),
		amount: amountOf(at),
		otherApplication: otherLocations !== undefined,
		...(otherLocations && { otherLocations }),
		referred: referrer !== undefined,
		...(referrer && { referrer, referrerConsent: true }),
		newsletterOptIn: false,
		token: tokenOf(at),
		status: 'Pending',
		issuedOn: daysAgo(daysOld(at) + (at % 9) / 24),
	})
	const member = dateRegistered ? { _id: id, firstName, lastName, email, dateRegistered } : undefined
	return { ...record, ...sentBy(member), attachments: [] }
}

/** A paper has an applicant's facts where it says {name}, {account} or {due}. Its first line is the name of the file. */
function filledIn(paper: readonly string[], at: number, { firstName, lastName, amount }: Application) {
	const facts = { name: `${firstName} ${lastName}`, account: String(70_410 + at * 37), due: String(amount) }
	const [name = '', ...text] = paper.map((line) =>
		line.replace(/\{(name|account|due)\}/g, (_, fact: keyof typeof facts) => facts[fact]),
	)
	return { name, content: pdfOf(text) }
}

const nameOf = ({ firstName, lastName }: Applicant) => `${firstName} ${lastName}`

/** Every fifteenth decision was changed a week later. */
function decisionsOn(at: number, { issuedOn, amount }: Application, colleague: Applicant): Decision[] {
	const { denied } = caseOf(at)
	const answer = (status: Decision['status'], days: number): Decision => ({
		status,
		message:
			status === 'Approved'
				? 'We’re glad to help. We pay the company directly, so you don’t have to do anything more.'
				: (denied ?? 'We’re sorry. We couldn’t read the bill you sent. Please send us a clearer photo of it.'),
		amount: status === 'Approved' ? amount : 0,
		emailed: true,
		name: nameOf(colleague),
		employeeId: colleague.id,
		date: new Date(Date.parse(issuedOn) + days * day).toISOString(),
	})
	if (!denied && at % 15 === 7) return [answer('Denied', 6), answer('Approved', 13)]
	return [answer(denied ? 'Denied' : 'Approved', 4 + (at % 8))]
}

/** Writes each application as the product would have: sent, then decided, paid or asked about. */
export async function seedApplications(all: readonly DemoApplication[], colleague: Applicant) {
	await transact([putSettings({ guestApplications: true, mostGrantedAlone: 5000 })])
	for (const [at, { application, contents, decisions }] of all.entries()) {
		if (!(await writeIfNew(putApplication(application)))) continue
		for (const [number, { id, name, contentType }] of application.attachments.entries())
			await storeUpload({ id, name, contentType }, contents[number] ?? Buffer.alloc(0))
		let seen = application
		for (const decision of decisions) {
			const after = revised(seen, { status: decision.status, decision, amountApproved: grantedBy(decision) })
			await transact(putDecision(seen, after, `demo-${after.version}`, 'defect'))
			seen = after
		}
		await pay(at, seen, colleague)
		await askForBill(at, seen, colleague)
		const note = demo.notes[(at / 5) % demo.notes.length]
		if (!note) continue
		const writtenBy = { name: nameOf(colleague), authorId: colleague.id, date: application.issuedOn }
		await transact([putApplicationNote(application.token, { _id: `demo-note-${at}`, ...writtenBy, body: note })])
	}
}

/** Most grants are paid a few days after the decision. The last ones still wait for it, and so does one older grant. */
async function pay(at: number, application: Application, colleague: Applicant) {
	const { decision, type } = application
	if (!decision || unpaidAmount(application) === 0 || at === 30 || at > 43) return
	const paidOn = new Date(Date.parse(decision.date) + 3 * day)
	const isCard = type === 'Food' || type === 'Travel'
	const payment = {
		method: isCard ? ('Gift card' as const) : ('Check' as const),
		date: dayOf(paidOn),
		...(!isCard && { reference: String(1_180 + at) }),
		name: nameOf(colleague),
		employeeId: colleague.id,
		recordedOn: paidOn.toISOString(),
	}
	await transact(putPayment(application, revised(application, { payment }), { ...payment, what: 'recorded' }, 'defect'))
}

/** The bill of two applications was asked for days before the demo begins. A guest has sent it since, and the member hasn't. */
async function askForBill(at: number, application: Application, colleague: Applicant) {
	const [ofMember, ofGuest] = [53, 57]
	if (at !== ofMember && at !== ofGuest) return
	const [askedOn, name, lastDay] = [daysAgo(2), nameOf(colleague), addDays(dayOf(new Date()), 12)]
	const asked = { name, things: ['bill' as const], lastDay }
	const missing: MissingRecord = { ...asked, employeeId: colleague.id, mail: `demo-${at}`, askedOn, toldOn: askedOn }
	const waiting = revised(application, { missing })
	await transact([
		...changeApplication(application, waiting, 'defect'),
		putFollowUp(application.token, { what: 'asked', date: askedOn, ...asked }),
	])
	if (at === ofMember) return
	const date = daysAgo(1)
	const attachments = waiting.attachments.map((file) => ({ ...file, addedOn: date }))
	const answered = revised(waiting, { attachments, missing: { ...missing, answer: { kind: 'documents', date } } })
	await transact([
		...changeApplication(waiting, answered, 'defect'),
		putFollowUp(application.token, { what: 'sent', date, files: attachments.length }),
	])
}

/** The sum that the last decision granted, which is the one in effect. */
export const grantedIn = (decisions: readonly Decision[]) => decisions.at(-1)?.amount ?? 0
