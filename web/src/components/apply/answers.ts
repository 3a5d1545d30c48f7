import { type FieldErrors, set } from 'react-hook-form'
import { helperShape } from '#shared/applications/applicant-helper.ts'
import { datedProblems } from '#shared/applications/rules.ts'
import { ApplicationInput, applicationSections, unasked, writtenShape } from '#shared/applications/schema.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { birthdaySentence, calendarDate, dayOf, isMinor } from '#shared/dates.ts'
import { choice, id, yesNo } from '#shared/fields.ts'
import { type Problem, problem } from '#shared/problems.ts'
import { typedDollars } from '#shared/typed.ts'
import { t } from '#shared/words/t.ts'
import { fieldsOf } from '#web/components/fields/fieldsOf.ts'
import { notAllUploaded, type Upload } from '#web/lib/uploads/queue.ts'

/** The day in the organization's time zone by this device's clock. The server checks dates by its own. */
export const today = () => dayOf(new Date())

export type FamilyRow = Record<'name' | 'relation' | 'birthday', string>

type TextField = Exclude<keyof typeof writtenShape, 'familyData' | 'isMinor' | 'newsletterOptIn'>

/** The values of the form as typed. An unanswered question is empty. */
export type Answers = Record<TextField, string> & {
	familyData: FamilyRow[]
	newsletterOptIn: boolean
	/** 'helper' if someone fills it in for the applicant, about whom the other answers are. */
	filledBy: string
	helper: Record<Exclude<keyof typeof helperShape, 'theyKnow'>, string> & { theyKnow: boolean }
	/** A yes asks for the date of the cut-off, and only the date is sent. */
	cutOffSoon: string
	/** A bill is optional, but no one should miss that they can attach one. True once the person continued past that step. */
	attachmentsSeen: boolean
}

const filledBy = choice(['me', 'helper'], '')

export const fields = {
	...fieldsOf(writtenShape),
	...fieldsOf({ cutOffSoon: yesNo(), filledBy }),
	helper: fieldsOf(helperShape, 'helper.'),
}

const unanswered = Object.fromEntries(Object.keys(writtenShape).map((field) => [field, ''])) as Record<
	TextField,
	string
>

export const noAnswers: Answers = {
	...unanswered,
	familyData: [],
	newsletterOptIn: false,
	filledBy: 'me',
	helper: { name: '', relation: '', email: '', writeTo: '', theyKnow: false },
	cutOffSoon: '',
	attachmentsSeen: false,
}

export type SectionName = Exclude<keyof typeof applicationSections, 'closing'>

export const sectionNames = Object.keys(applicationSections).filter((name) => name !== 'closing') as SectionName[]

export const fieldNamesOf = (section: SectionName) => Object.keys(applicationSections[section].shape)

export const sectionOf = (field: string) =>
	sectionNames.find((section) => fieldNamesOf(section).includes(field.split('.')[0] ?? ''))

export const sectionTitles: Record<SectionName, string> = {
	general: t('General information'),
	family: t('Family information'),
	address: t('Address'),
	medical: t('Medical information'),
	request: t('Your request'),
	otherSources: t('Other help'),
	attachments: t('Attachments'),
	referral: t('Referral'),
}

export interface ChosenFiles {
	ids: string[]
	/** True when every file has arrived or is on its way. Nobody has to wait for one until they submit. */
	settled: boolean
	count: number
}

/** A refused file is no part of the application: its row says why, and keeps nobody from going on. */
export const chosen = (uploads: readonly Upload[]): ChosenFiles => ({
	ids: uploads.flatMap(({ id, state }) => (id && state === 'done' ? [id] : [])),
	settled: uploads.every((upload) => upload.state !== 'failed'),
	count: uploads.filter(({ state }) => state !== 'refused').length,
})

export interface Checked {
	problems: Record<SectionName, Problem[]>
	/** The payload, once every section is complete. */
	payload: ApplicationInput | undefined
	minor: boolean
}

const notSeen = t('Attach your bill, or continue without one.')

function filesProblems({ settled, count }: ChosenFiles, seen: boolean) {
	if (!settled) return [problem(notAllUploaded, 'attachments')]
	return seen || count > 0 ? [] : [problem(notSeen, 'attachments')]
}

const noDate = t('Enter the date on the notice. If there’s no date, enter the day you expect it to happen.')

const dateProblems = ({ cutOffSoon, cutOffDate }: Answers) =>
	cutOffSoon === 'yes' && cutOffDate.trim() === '' ? [problem(noDate, 'cutOffDate')] : []

/** An answer stays in the form when its question goes away, in case it comes back; it is neither checked nor sent. */
const applicable = ({ attachmentsSeen: _, cutOffSoon, filledBy, helper, ...answers }: Answers, minor: boolean) => ({
	...answers,
	helper: filledBy === 'helper' ? helper : undefined,
	isMinor: minor,
	// A link often comes with a sign of the sentence around it, and nobody could correct a field that isn't shown.
	affiliateID: id.safeParse(answers.affiliateID).data ?? '',
	...Object.fromEntries(unasked((opening) => answers[opening] === 'yes').map((field) => [field, ''])),
	...(cutOffSoon !== 'yes' && { cutOffDate: '' }),
	...(minor && { livesAlone: '' }),
	familyData: minor || answers.livesAlone === 'no' ? answers.familyData : [],
})

const dateOf = (typed: string) => calendarDate().safeParse(typed).data

export const isMinorToday = (birthday: string, today: string) => {
	const date = dateOf(birthday)
	return date !== undefined && isMinor(date, today)
}

const aboutToday: readonly string[] = [birthdaySentence, applicationSentences.cutOffYear]

/** Dates that are real, but can't be meant today; the section itself checks who is named. */
const impossibleDates = ({ birthday, cutOffDate, familyData }: ReturnType<typeof applicable>, today: string) =>
	datedProblems(
		{
			birthday: dateOf(birthday) ?? '1900-01-01',
			cutOffDate: dateOf(cutOffDate),
			familyData: familyData.map((row) => ({ relation: '', birthday: dateOf(row.birthday) ?? '1900-01-01' })),
		},
		today,
	).filter(({ message }) => aboutToday.includes(message))

const inDollars = {
	income: t('Enter your income per month in whole dollars, like 1200.'),
	amount: t('Enter the amount in whole dollars, like 240.'),
}

/** The documented sentence is about the whole application, so it is said when that is sent. A field says what to do. */
function aboutSum(field: 'income' | 'amount', typed: string) {
	const dollars = typedDollars(typed)
	return dollars !== undefined && dollars % 1 !== 0
		? t('Enter whole dollars, without cents: {whole}.', { whole: Math.ceil(dollars) })
		: inDollars[field]
}

export function check(answers: Answers, files: ChosenFiles, today: string): Checked {
	const minor = isMinorToday(answers.birthday, today)
	const asked = applicable(answers, minor)
	const sent: Record<string, unknown> = { ...asked, attachments: files.ids }
	const impossible = impossibleDates(asked, today)

	const problemsIn = (section: SectionName): Problem[] => {
		const fields = fieldNamesOf(section)
		const { error } = applicationSections[section].safeParse(
			Object.fromEntries(fields.map((field) => [field, sent[field]])),
		)
		return [
			...(error?.issues ?? []).map(({ message, path }) => {
				const [field] = path
				const isSum = (field === 'income' || field === 'amount') && path.length === 1
				return problem(isSum ? aboutSum(field, answers[field]) : message, ...path.map(plain))
			}),
			...impossible.filter(({ path }) => fields.includes(String(path[0]))),
			...(section === 'request' ? dateProblems(answers) : []),
			...(section === 'attachments' ? filesProblems(files, answers.attachmentsSeen) : []),
		]
	}

	const problems = Object.fromEntries(
		sectionNames.map((section) => [section, problemsIn(section)]),
	) as Checked['problems']
	const complete = sectionNames.every((section) => problems[section].length === 0)
	return { problems, minor, payload: complete ? ApplicationInput.safeParse(sent).data : undefined }
}

/** The problems as the form marks them. */
export function problemsByField({ problems }: Pick<Checked, 'problems'>) {
	const errors: FieldErrors<Answers> = {}
	for (const { path, message } of sectionNames.flatMap((section) => problems[section]))
		set(errors, path.join('.'), { type: 'rule', message })
	return errors
}

/** Income and amount are typed, but are no numbers of dollars. */
export const sumsAreWrong = (answers: Answers, { general, request }: Checked['problems']) =>
	[...general, ...request].some(
		({ path: [field] }) => (field === 'income' || field === 'amount') && answers[field].trim() !== '',
	)

const plain = (step: PropertyKey) => (typeof step === 'number' ? step : String(step))

/**
 * The questions about the person and the household, which a second application starts with. The request, its files and
 * the referral belong to one application.
 */
const aboutPerson: readonly SectionName[] = ['general', 'family', 'address', 'medical']

const typed = (answer: unknown) => {
	if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
	return Array.isArray(answer) ? answer : String(answer ?? '')
}

const isEmpty = (answer: unknown) => answer === '' || (Array.isArray(answer) && answer.length === 0)

/** The answers of an earlier application, as the server shows it, to the questions that nobody has answered in this one. */
export const earlierAnswers = (earlier: Readonly<Record<string, unknown>>, now: Answers): Partial<Answers> =>
	Object.fromEntries(
		aboutPerson
			.flatMap(fieldNamesOf)
			.map((field) => [field, typed(earlier[field])] as const)
			.filter(([field, answer]) => !isEmpty(answer) && isEmpty(now[field as keyof Answers])),
	)
