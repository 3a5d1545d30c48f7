import { states } from '#shared/states.ts'
import { typedDollars } from '#shared/typed.ts'
import { t } from '#shared/words/t.ts'
import type { Fact } from '#web/components/Facts.tsx'
import { inWords } from '#web/components/fields/choices.ts'
import {
	assistanceMethodWords,
	assistanceTypeWords,
	disorderRelationshipWords,
	disorderSeverityWords,
	disorderTypeWords,
	familyRelationWords,
	genderWords,
	relationshipStatusWords,
} from '#web/components/fields/optionWords.ts'
import { dollars } from '#web/lib/money.ts'
import type { Answers, SectionName } from './answers.ts'

const yesOrNo = (answer: string) => ({ yes: t('Yes'), no: t('No') })[answer]

/** A sum that isn't one yet is shown as it was typed. */
const sum = (typed: string) => {
	const amount = typedDollars(typed)
	return amount === undefined ? typed : dollars(amount)
}

const perMonth = (typed: string) => typed && t('{sum} per month', { sum: sum(typed) })

const stateName = (code: string) => Object.entries(states).find(([one]) => one === code)?.[1] ?? code

const onlyIf = (answer: string, facts: Fact[]) => (answer === 'yes' ? facts : [])

/** The answers of each section, in the order of the form. The email and the phone have a place of their own. */
export const answeredIn: Record<Exclude<SectionName, 'attachments'>, (answers: Answers, minor: boolean) => Fact[]> = {
	general: (answers) => [
		[t('First name'), answers.firstName],
		[t('Last name'), answers.lastName],
		[t('Birthday'), answers.birthday],
		[t('Income'), perMonth(answers.income)],
		[t('Gender'), inWords(genderWords, answers.gender)],
		[t('Relationship status'), inWords(relationshipStatusWords, answers.relationshipStatus)],
	],
	family: ({ livesAlone, familyData }, minor) => [
		...(minor ? [] : [[t('Lives with anyone'), { no: t('Yes'), yes: t('No') }[livesAlone]] as const]),
		...(minor || livesAlone === 'no' ? familyData : []).map(
			({ name, relation, birthday }, at): Fact => [
				t('Person {number}', { number: at + 1 }),
				[name, inWords(familyRelationWords, relation), birthday].filter(Boolean).join(', '),
			],
		),
	],
	address: (answers) => [
		[t('Street address'), answers.streetAddress],
		...(answers.streetAddress2 ? [[t('Street address 2'), answers.streetAddress2] as const] : []),
		[t('City'), answers.city],
		[t('State'), stateName(answers.state)],
		[t('ZIP'), answers.ZIP],
	],
	medical: (answers) => [
		[t('Bleeding disorder'), yesOrNo(answers.bleedingDisorder)],
		...onlyIf(answers.bleedingDisorder, [
			[t('Relationship'), inWords(disorderRelationshipWords, answers.bleedingDisorderRelationship)],
			[t('Type'), inWords(disorderTypeWords, answers.bleedingDisorderType)],
			[t('Severity'), inWords(disorderSeverityWords, answers.bleedingDisorderSeverity)],
			[t('HTC (treatment center)'), answers.HTC],
		]),
	],
	request: (answers) => [
		...(answers.cutOffSoon === 'yes' ? [[t('Date on the notice'), answers.cutOffDate] as const] : []),
		[t('Type of assistance'), inWords(assistanceTypeWords, answers.type)],
		[t('Method'), inWords(assistanceMethodWords, answers.method)],
		[t('Amount requested'), answers.amount && `${sum(answers.amount)} USD`],
		[t('Reason for applying'), answers.details, 'wide'],
	],
	otherSources: (answers) => [
		[t('Asked anyone else'), yesOrNo(answers.otherApplication)],
		...onlyIf(answers.otherApplication, [[t('Where'), answers.otherLocations]]),
	],
	referral: (answers) => [
		[t('Referred'), yesOrNo(answers.referred)],
		...onlyIf(answers.referred, [
			[t('Who referred'), answers.referrer],
			[t('May we speak to them'), yesOrNo(answers.referrerConsent)],
		]),
	],
}
