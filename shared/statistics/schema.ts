import * as z from 'zod'
import { choice, ifGiven, line, yesNo } from '../fields.ts'
import { pageQuery } from '../lists.ts'
import {
	type bleedingDisorderRelationships,
	bleedingDisorderSeverities,
	type bleedingDisorderTypes,
} from '../medical.ts'
import { state } from '../states.ts'

/** Statistics start on this day; earlier days have none. */
const statisticsBegin = '2018-01-01'

export const statisticsSentences = {
	noYear: (year: string) => `Data for ${year} is not available`,
	refreshed: 'We’re counting again. Reload in a moment.',
} as const

const periodSentence = 'Choose a year, a month or a day.'

/** `all`, a year, a month or a day: all, 2025, 2025-03, 2025-03-14. */
export const StatisticsInput = z.strictObject({
	period: line(3, 10, periodSentence)
		.regex(/^(all|20\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?)$/, periodSentence)
		.refine(
			(period) => period === 'all' || period >= statisticsBegin.slice(0, period.length),
			periodSentence,
		),
})

const count = z.number().int().default(0)

/** Legacy applications count by their own date, in applications, decisions and dollars. */
export const Figures = z.object({
	applications: count,
	approved: count,
	denied: count,
	/** Approved of decided, in whole percent; absent until the first decision. */
	approvalRate: z.number().int().optional(),
	/** Dollars granted. */
	assistance: count,
	events: count,
	users: count,
	reports: count,
})

export const Statistics = z.object({
	asOf: z.string(),
	/** Absent for a period without data. */
	figures: Figures.optional(),
	/** The years, months or days inside the period that have data. */
	parts: z.array(z.string()),
})

/** The documented short names of the disorders. */
export const disorderKeys = {
	hemoA: 'Hemophilia A',
	hemoB: 'Hemophilia B',
	hemoC: 'Hemophilia C',
	VWD: 'Von Willebrand Disease',
	fac1: 'Factor 1 Deficiency',
	fac2: 'Factor 2 Deficiency',
	fac5: 'Factor 5 Deficiency',
	fac7: 'Factor 7 Deficiency',
	fac10: 'Factor 10 Deficiency',
	fac12: 'Factor 12 Deficiency',
	fac13: 'Factor 13 Deficiency',
	other: 'Other',
} as const satisfies Record<string, (typeof bleedingDisorderTypes)[number]>

/** The documented names of the roles. */
export const roleKeys = {
	Patients: 'Self',
	Caretakers: 'Care Taker of Patient',
	FamilyMembers: 'Family Member of Patient',
} as const satisfies Record<string, (typeof bleedingDisorderRelationships)[number]>

export const ContactSummary = z.object({
	name: z.string(),
	email: z.string(),
	phone: z.string(),
	state: z.string(),
	city: z.string(),
	ZIP: z.string(),
})

/** People are counted once by their email. Contacts are there unless the request does without them. */
const Group = z.object({ count, contacts: z.array(ContactSummary).optional() })

const Role = Group.extend({ severities: z.partialRecord(z.enum(bleedingDisorderSeverities), Group) })

const Disorder = z.object({
	Patients: Role,
	Caretakers: Role,
	FamilyMembers: Role,
	/** People by two-letter code, for the states that have any. */
	states: z.record(z.string(), count),
})

export const disorderNames = Object.keys(disorderKeys) as (keyof typeof disorderKeys)[]

export const roleNames = Object.keys(roleKeys) as (keyof typeof roleKeys)[]

export const DisorderStatistics = z.object({
	asOf: z.string(),
	all: Disorder,
	hemoA: Disorder,
	hemoB: Disorder,
	hemoC: Disorder,
	VWD: Disorder,
	fac1: Disorder,
	fac2: Disorder,
	fac5: Disorder,
	fac7: Disorder,
	fac10: Disorder,
	fac12: Disorder,
	fac13: Disorder,
	other: Disorder,
})

/** The documented call sends nothing and gets the whole record; our pages ask for the counts and load contacts apart. */
export const DisorderInput = z.strictObject({ contacts: ifGiven(yesNo()) })

export const ContactsInput = z.strictObject({
	...pageQuery,
	disorder: ifGiven(choice(disorderNames, 'Choose a disorder.')),
	role: ifGiven(choice(roleNames, 'Choose patients, caretakers or family members.')),
	severity: ifGiven(choice(bleedingDisorderSeverities, 'Choose a severity.')),
	state: ifGiven(state),
})

export const Contact = ContactSummary.extend({
	disorder: z.enum(disorderNames),
	role: z.enum(roleNames),
	severity: z.enum(bleedingDisorderSeverities),
})

/** The documented client sends what it computed. The server counts for itself and only refreshes its own figures. */
export const UpdateInput = z.strictObject({ updatedStats: ifGiven(z.string().max(200_000)) })
