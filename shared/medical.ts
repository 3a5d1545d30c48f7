import { choice, ifGiven, yesNo } from './fields.ts'
import { type Problem, problem } from './problems.ts'
import { t } from './words/t.ts'

export const bleedingDisorderRelationships = ['Self', 'Care Taker of Patient', 'Family Member of Patient'] as const

export const bleedingDisorderTypes = [
	'Hemophilia A',
	'Hemophilia B',
	'Hemophilia C',
	'Von Willebrand Disease',
	'Factor 1 Deficiency',
	'Factor 2 Deficiency',
	'Factor 5 Deficiency',
	'Factor 7 Deficiency',
	'Factor 10 Deficiency',
	'Factor 12 Deficiency',
	'Factor 13 Deficiency',
	'Other',
] as const

export const bleedingDisorderSeverities = ['Severe', 'Mild', 'Moderate', 'N/A'] as const

const sentences = {
	bleedingDisorderRelationship: t('Choose who has the bleeding disorder.'),
	bleedingDisorderType: t('Choose the type of bleeding disorder.'),
	bleedingDisorderSeverity: t('Choose how severe it is.'),
} as const

export const medicalShape = {
	bleedingDisorder: yesNo(),
	bleedingDisorderRelationship: ifGiven(choice(bleedingDisorderRelationships, sentences.bleedingDisorderRelationship)),
	bleedingDisorderType: ifGiven(choice(bleedingDisorderTypes, sentences.bleedingDisorderType)),
	bleedingDisorderSeverity: ifGiven(choice(bleedingDisorderSeverities, sentences.bleedingDisorderSeverity)),
}

export type Disorder = { bleedingDisorder: boolean } & Partial<Record<keyof typeof sentences, string | undefined>>

/** A yes to a bleeding disorder needs everything about it. */
export function disorderProblems(answers: Disorder): Problem[] {
	if (!answers.bleedingDisorder) return []
	const asked = Object.entries(sentences)
	return asked
		.filter(([field]) => !answers[field as keyof typeof sentences])
		.map(([field, sentence]) => problem(sentence, field))
}
