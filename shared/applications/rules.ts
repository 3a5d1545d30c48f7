import { birthdaySentence, isMinor, isPastDay } from '../dates.ts'
import { type Problem, problem } from '../problems.ts'
import { applicationSentences as sentences } from './sentences.ts'

export const applicationStatuses = ['Pending', 'Approved', 'Denied'] as const

export const statusSentence = 'Choose Pending, Approved or Denied.'

export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Applicants read a kinder word than the one that is stored. */
export const publicStatus = (status: ApplicationStatus | 'Declined') =>
	status === 'Denied' ? 'Declined' : status

export const statusBanners = {
	Approved: 'Your Application Has Been Approved!',
	Pending: 'Your Application is Pending!',
	Declined: 'Your Application has Been Denied',
} as const

const caretakers: readonly string[] = ['Parent', 'Stepparent', 'Guardian', 'Caretaker', 'Grandparent']

interface Family {
	isMinor?: boolean | undefined
	livesAlone?: boolean | undefined
	familyData?: readonly { relation: string }[] | undefined
}

/** Who lives with others names them; a minor names a parent or caretaker. */
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

/** Clients as documented ask for the consent themselves and do not send it; a no is refused from everybody. */
export function referralProblems({ referred, referrer, referrerConsent }: Referral): Problem[] {
	if (!referred) return []
	return [
		...(referrer ? [] : [problem(sentences.referrer, 'referrer')]),
		...(referrerConsent === false ? [problem(sentences.noConsent, 'referrerConsent')] : []),
	]
}

/** In our form the question of consent is answered before the section is complete. */
export const referralSectionProblems = (answers: Referral): Problem[] => [
	...referralProblems(answers),
	...(answers.referred && answers.referrerConsent === undefined
		? [problem(sentences.consent, 'referrerConsent')]
		: []),
]

export const applicationProblems = (answers: Family & OtherSources & Referral): Problem[] => [
	...familyProblems(answers),
	...otherSourcesProblems(answers),
	...referralProblems(answers),
]

interface Dated extends Family {
	birthday: string
	familyData?: readonly { relation: string; birthday: string }[] | undefined
}

/** What only somebody with a calendar can say: the form by its device's day, the server by its own. */
export function datedProblems(answers: Dated, today: string): Problem[] {
	const members = (answers.familyData ?? []).entries()
	return [
		...(isPastDay(answers.birthday, today) ? [] : [problem(birthdaySentence, 'birthday')]),
		...[...members]
			.filter(([, { birthday }]) => !isPastDay(birthday, today))
			.map(([at]) => problem(birthdaySentence, 'familyData', at, 'birthday')),
		...familyProblems({ ...answers, isMinor: isMinor(answers.birthday, today) }),
	]
}
