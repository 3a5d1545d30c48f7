import { addDays, birthdaySentence, isMinor, isPastDay } from '../dates.ts'
import { type Problem, problem } from '../problems.ts'
import { t } from '../words/t.ts'
import { applicationSentences as sentences } from './sentences.ts'

export const decisions = ['Denied', 'Approved'] as const

export const applicationStatuses = ['Pending', 'Approved', 'Denied'] as const

/** The parts of the staff's list. An application is in one of them. */
export const listedStatuses = [...applicationStatuses, 'Withdrawn'] as const

export type ListedStatus = (typeof listedStatuses)[number]

export const statusSentence = 'Choose Pending, Approved, Denied or Withdrawn.'

export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Applicants read Declined, a kinder word than the stored Denied. */
export const publicStatus = (status: ApplicationStatus | 'Declined') => (status === 'Denied' ? 'Declined' : status)

export const publicStatuses = ['Pending', 'Approved', 'Declined'] as const

export const statusBanners = {
	Approved: t('Your Application Has Been Approved!'),
	Pending: t('Your Application is Pending!'),
	Declined: t('Your Application has Been Denied'),
} as const

const caretakers: readonly string[] = ['Parent', 'Stepparent', 'Guardian', 'Caretaker', 'Grandparent']

interface Family {
	isMinor?: boolean | undefined
	livesAlone?: boolean | undefined
	familyData?: readonly { relation: string }[] | undefined
}

/** People who live with others list them; a minor lists a parent or caretaker. */
export function familyProblems({ isMinor, livesAlone, familyData = [] }: Family): Problem[] {
	if (isMinor) {
		const cared = familyData.some(({ relation }) => caretakers.includes(relation))
		return cared ? [] : [problem(sentences.caretaker, 'familyData')]
	}
	if (livesAlone === undefined) return [problem(sentences.livesAlone, 'livesAlone')]
	return livesAlone || familyData.length > 0 ? [] : [problem(sentences.family, 'familyData')]
}

interface OtherSources {
	otherApplication: boolean
	otherLocations?: string | undefined
}

export const otherSourcesProblems = ({ otherApplication, otherLocations }: OtherSources): Problem[] =>
	otherApplication && !otherLocations ? [problem(sentences.otherLocations, 'otherLocations')] : []

interface Referral {
	referred: boolean
	referrer?: string | undefined
	referrerConsent?: boolean | undefined
}

/** Documented clients ask for the consent themselves and do not send it, but a no is always refused. */
export function referralProblems({ referred, referrer, referrerConsent }: Referral): Problem[] {
	if (!referred) return []
	return [
		...(referrer ? [] : [problem(sentences.referrer, 'referrer')]),
		...(referrerConsent === false ? [problem(sentences.noConsent, 'referrerConsent')] : []),
	]
}

/** In our form the section is complete only after the question of consent. */
export const referralSectionProblems = (answers: Referral): Problem[] => [
	...referralProblems(answers),
	...(answers.referred && answers.referrerConsent === undefined ? [problem(sentences.consent, 'referrerConsent')] : []),
]

export const applicationProblems = (answers: Family & OtherSources & Referral): Problem[] => [
	...familyProblems(answers),
	...otherSourcesProblems(answers),
	...referralProblems(answers),
]

interface Dated extends Family {
	birthday: string
	cutOffDate?: string | undefined
	familyData?: readonly { relation: string; birthday: string }[] | undefined
}

/** A date on a notice may have passed some time ago, but a year away it's a slip. */
const isWithinYear = (date: string, today: string) => addDays(today, -366) <= date && date <= addDays(today, 366)

/** Rules that need today's date: the form uses the device's, the server its own. */
export function datedProblems(answers: Dated, today: string): Problem[] {
	const members = (answers.familyData ?? []).entries()
	return [
		...(isPastDay(answers.birthday, today) ? [] : [problem(birthdaySentence, 'birthday')]),
		...[...members]
			.filter(([, { birthday }]) => !isPastDay(birthday, today))
			.map(([at]) => problem(birthdaySentence, 'familyData', at, 'birthday')),
		...(answers.cutOffDate && !isWithinYear(answers.cutOffDate, today)
			? [problem(sentences.cutOffYear, 'cutOffDate')]
			: []),
		...familyProblems({ ...answers, isMinor: isMinor(answers.birthday, today) }),
	]
}
