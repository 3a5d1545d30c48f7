import type { publicStatus } from '#shared/applications/rules.ts'
import type {
	assistanceMethods,
	assistanceTypes,
	familyRelations,
	relationshipStatuses,
} from '#shared/applications/schema.ts'
import type { genders } from '#shared/fields.ts'
import type {
	bleedingDisorderRelationships,
	bleedingDisorderSeverities,
	bleedingDisorderTypes,
} from '#shared/medical.ts'
import { t } from '#shared/words/t.ts'
import type { WordsFor } from './choices.ts'

/** Lists that several forms ask from are stored in English and said in the page's language. */
export const genderWords: WordsFor<typeof genders> = { Male: t('Male'), Female: t('Female'), Other: t('Other ~gender') }

export const statusWords: Readonly<Record<ReturnType<typeof publicStatus>, string>> = {
	Pending: t('Pending'),
	Approved: t('Approved'),
	Declined: t('Declined'),
}

export const relationshipStatusWords: WordsFor<typeof relationshipStatuses> = {
	Single: t('Single'),
	'In Relationship': t('In Relationship'),
	Engaged: t('Engaged'),
	Married: t('Married'),
	Divorced: t('Divorced'),
}

export const assistanceTypeWords: WordsFor<typeof assistanceTypes> = {
	Rental: t('Rental'),
	Food: t('Food'),
	Utility: t('Utility'),
	Travel: t('Travel'),
	Other: t('Other ~help'),
}

export const assistanceMethodWords: WordsFor<typeof assistanceMethods> = {
	'Bill Payment': t('Bill Payment'),
	'Gift Card': t('Gift Card'),
	Other: t('Other ~way'),
}

export const familyRelationWords: WordsFor<typeof familyRelations> = {
	Parent: t('Parent'),
	Spouse: t('Spouse'),
	Partner: t('Partner'),
	Child: t('Child'),
	Sibling: t('Sibling'),
	Uncle: t('Uncle'),
	Aunt: t('Aunt'),
	Cousin: t('Cousin'),
	Roommate: t('Roommate'),
	Grandparent: t('Grandparent'),
	Grandchild: t('Grandchild'),
	Niece: t('Niece'),
	Nephew: t('Nephew'),
	Stepparent: t('Stepparent'),
	Stepchild: t('Stepchild'),
	'In-law': t('In-law'),
	Guardian: t('Guardian'),
	Housemate: t('Housemate'),
	Caretaker: t('Caretaker'),
}

export const disorderRelationshipWords: WordsFor<typeof bleedingDisorderRelationships> = {
	Self: t('Self'),
	'Care Taker of Patient': t('Care Taker of Patient'),
	'Family Member of Patient': t('Family Member of Patient'),
}

export const disorderTypeWords: WordsFor<typeof bleedingDisorderTypes> = {
	'Hemophilia A': t('Hemophilia A'),
	'Hemophilia B': t('Hemophilia B'),
	'Hemophilia C': t('Hemophilia C'),
	'Von Willebrand Disease': t('Von Willebrand Disease'),
	'Factor 1 Deficiency': t('Factor 1 Deficiency'),
	'Factor 2 Deficiency': t('Factor 2 Deficiency'),
	'Factor 5 Deficiency': t('Factor 5 Deficiency'),
	'Factor 7 Deficiency': t('Factor 7 Deficiency'),
	'Factor 10 Deficiency': t('Factor 10 Deficiency'),
	'Factor 12 Deficiency': t('Factor 12 Deficiency'),
	'Factor 13 Deficiency': t('Factor 13 Deficiency'),
	Other: t('Other ~disorder'),
}

export const disorderSeverityWords: WordsFor<typeof bleedingDisorderSeverities> = {
	Severe: t('Severe'),
	Mild: t('Mild'),
	Moderate: t('Moderate'),
	'N/A': t('N/A ~severity'),
}
