import * as z from 'zod'
import { choice, ifGiven, line, yesNo } from '../fields.ts'
import { searchQuery } from '../lists.ts'
import {
	type bleedingDisorderRelationships,
	bleedingDisorderSeverities,
	type bleedingDisorderTypes,
} from '../medical.ts'
import { state } from '../states.ts'

/** Statistics start on this day; earlier days have none. */
export const statisticsBegin = '2018-01-01'

export const statisticsSentences = {
	stillCounting: 'We’re still counting. Press Refresh again in a minute.',
	noYear: (year: string) => `Data for ${year} is not available`,
	refreshed: 'The statistics are up to date.',
	tooManyContacts: 'There are too many contacts for one answer. Read them page by page.',
} as const

const periodSentence = 'Choose a year, a month or a day.'

/** `all`, a year, a month or a day: all, 2025, 2025-03, 2025-03-14. */
export const StatisticsInput = z.strictObject({
	period: line(3, 10, periodSentence)
		.regex(/^(all|20\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?)$/, periodSentence)
		.refine((period) => period === 'all' || period >= statisticsBegin.slice(0, period.length), periodSentence),
})

const count = z.number().int().default(0)

/** Legacy applications count by their own date, in applications, decisions and dollars. */
export const Figures = z.object({
	applications: count,
	/** Of these, the ones from before this system. */
	legacy: count,
	/** Of these, the ones that waited, or still wait, for more than 21 days. */
	late: count,
	approved: count,
	denied: count,
	/** Approved of decided, in whole percent; absent until the first decision. */
	approvalRate: z.number().int().optional(),
	/** Dollars granted. */
	assistance: count,
	/** Dollars whose payment is recorded. */
	paid: count,
	/** Half of the decisions took so many days or fewer. */
	medianDays: z.number().int().optional(),
	events: count,
	users: count,
	reports: count,
	/** Dollars granted, by type of assistance. */
	types: z.record(z.string(), count),
	/** Numbers of grants, by type of assistance. */
	grants: z.record(z.string(), count),
	/** Applications by two-letter code. */
	states: z.record(z.string(), count),
})

export type Figures = z.output<typeof Figures>

export const Statistics = z.object({
	/** Absent until everything was counted once. */
	asOf: z.string().optional(),
	/** Absent for a period without data. */
	figures: Figures.optional(),
	/** The day, month or year before. */
	before: Figures.optional(),
	/** The periods that have data: all years, the months of this year, the days of this month. */
	years: z.array(z.string()),
	months: z.array(z.string()),
	days: z.array(z.string()),
	/** The years, months or days that the period consists of, for a chart. */
	parts: z.array(z.object({ period: z.string(), figures: Figures })),
})

/** Twelve months by the first of them, such as 2025-07 for a fiscal year from July. */
export const YearInput = z.strictObject({
	from: line(7, 7, periodSentence)
		.regex(/^20\d\d-(0[1-9]|1[0-2])$/, periodSentence)
		.refine((month) => month >= statisticsBegin.slice(0, 7), periodSentence),
})

export const YearFigures = Figures.extend({
	/** People with a grant, each once. */
	helped: count,
	/** Of these, by the short name of a disorder, `none`, or `unknown` on old records. */
	helpedDisorders: z.record(z.string(), count),
	/** Of these, by two-letter code, or `unknown` on old records. */
	helpedStates: z.record(z.string(), count),
})

export type YearFigures = z.output<typeof YearFigures>

export const YearStatistics = z.object({
	/** Absent until everything was counted once. */
	asOf: z.string().optional(),
	/** Absent for twelve months without data. */
	year: YearFigures.optional(),
	/** The twelve months before. */
	before: YearFigures.optional(),
	/** Applications in each of the months, and in the same month a year before. */
	months: z.array(z.object({ month: z.string(), applications: count, before: count })),
})

export type YearStatistics = z.output<typeof YearStatistics>

/** The figures of a year on the home page. */
export const PublishedFigures = z.object({
	year: z.string(),
	asOf: z.string(),
	/** Requests that were approved. */
	approved: z.number().int(),
	/** Dollars granted, down to the full hundred: two nights must not tell what one person got. */
	assistance: z.number().int(),
	/** Half of the decisions took so many days or fewer. */
	medianDays: z.number().int().optional(),
})

export type PublishedFigures = z.output<typeof PublishedFigures>

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

export type DisorderKey = keyof typeof disorderKeys
export type RoleKey = keyof typeof roleKeys

/** The short name of what an application says, such as `hemoA` for Hemophilia A. */
const keyIn = <Key extends string>(labels: Readonly<Record<Key, string>>, label: string | undefined) =>
	(Object.keys(labels) as Key[]).find((key) => labels[key] === label)

export const disorderKeyOf = (type: string | undefined) => keyIn<DisorderKey>(disorderKeys, type)
export const roleKeyOf = (relationship: string | undefined) => keyIn<RoleKey>(roleKeys, relationship)

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
	/** Each person once, whatever their role. */
	people: count,
	Patients: Role,
	Caretakers: Role,
	FamilyMembers: Role,
	/** People by two-letter code, for the states that have any. */
	states: z.record(z.string(), count),
})

export type Disorder = z.output<typeof Disorder>

export const disorderNames = Object.keys(disorderKeys) as DisorderKey[]

export const roleNames = Object.keys(roleKeys) as RoleKey[]

/** A disorder, or everyone. */
export const categoryNames = ['all', ...disorderNames] as const

export type Category = (typeof categoryNames)[number]

export const DisorderStatistics = z.object({
	asOf: z.string(),
	...(Object.fromEntries(categoryNames.map((name) => [name, Disorder])) as Record<Category, typeof Disorder>),
})

/** The documented call sends nothing and gets the whole record; our pages ask for the counts and load contacts apart. */
export const DisorderInput = z.strictObject({ contacts: ifGiven(yesNo()) })

const whichContacts = { disorder: ifGiven(choice(disorderNames, 'Choose a disorder.')), state: ifGiven(state) }

export const ContactsInput = z.strictObject({ ...searchQuery, ...whichContacts })

/** A person with every group that they are in. */
export const Contact = ContactSummary.extend({
	groups: z.array(z.object({ disorder: z.enum(disorderNames), role: z.enum(roleNames), severity: z.string() })),
})

export type Contact = z.output<typeof Contact>

/** Text or JSON, because the documented client may send either. */
const ownFigures = z.preprocess(
	(given) => (typeof given === 'string' ? given : JSON.stringify(given)),
	z.string().max(200_000),
)

/** The documented client sends what it computed. The server counts for itself and only refreshes its own figures. */
export const UpdateInput = z.strictObject({ updatedStats: ifGiven(ownFigures) })
