import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import type { FieldProblem } from '#web/components/forms/ErrorSummary.tsx'
import { ApiError } from '#web/lib/api.ts'
import { type Answers, type ChosenFiles, check, sectionNames, sectionOf, today } from './answers.ts'
import { stepTitles } from './steps.ts'

/** Marks the fields of the form by the rules of all sections. */
export const resolver =
	(files: () => ChosenFiles): Resolver<Answers> =>
	(answers) => {
		const { problems } = check(answers, files(), today())
		const errors: FieldErrors<Answers> = {}
		for (const { path, message } of sectionNames.flatMap((section) => problems[section]))
			set(errors, path.join('.'), { type: 'rule', message })
		return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: answers, errors: {} }
	}

/** Returns the first problem of each section, because one line for each is enough before sending. */
export const firstOfEachSection = (problems: readonly FieldProblem[]) =>
	sectionNames.flatMap((section) => {
		const first = problems.find(({ name }) => sectionOf(name) === section)
		return first ? [{ name: first.name, sentence: `${stepTitles[section]}: ${first.sentence}` }] : []
	})

/** A file says what is wrong with it in its row; to the form it is one of the attachments. */
export const onFields = ({ code, message, errors }: ApiError) => {
	const named = Object.entries(errors).map(([name, sentence]) => [
		sectionOf(name) === 'attachments' ? 'attachments' : name,
		sentence,
	])
	return new ApiError(code, message, { errors: Object.fromEntries(named) })
}
