import { type Answers, fieldNamesOf, type SectionName } from './answers.ts'

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
