import { states } from '#shared/states.ts'
import { typedDollars } from '#shared/typed.ts'
import type { Fact } from '#web/components/Facts.tsx'
import { dollars } from '#web/lib/money.ts'
import type { Answers, SectionName } from './answers.ts'

const yesOrNo = (answer: string) => ({ yes: 'Yes', no: 'No' })[answer]

/** A sum that isn't one yet is shown as it was typed. */
const sum = (typed: string) => {
	const amount = typedDollars(typed)
	return amount === undefined ? typed : dollars(amount)
}

const perMonth = (typed: string) => typed && `${sum(typed)} per month`

const stateName = (code: string) => Object.entries(states).find(([one]) => one === code)?.[1] ?? code

const onlyIf = (answer: string, facts: Fact[]) => (answer === 'yes' ? facts : [])

/** What was answered in each section, in the order of the form. The email and the phone have a place of their own. */
export const answeredIn: Record<
	Exclude<SectionName, 'attachments'>,
	(answers: Answers, minor: boolean) => Fact[]
> = {
	general: (answers) => [
		['First name', answers.firstName],
		['Last name', answers.lastName],
		['Birthday', answers.birthday],
		['Income', perMonth(answers.income)],
		['Gender', answers.gender],
		['Relationship status', answers.relationshipStatus],
	],
	family: ({ livesAlone, familyData }, minor) => [
		...(minor ? [] : [['Lives with anyone', { no: 'Yes', yes: 'No' }[livesAlone]] as const]),
		...(minor || livesAlone === 'no' ? familyData : []).map(
			({ name, relation, birthday }, at): Fact => [
				`Person ${at + 1}`,
				[name, relation, birthday].filter(Boolean).join(', '),
			],
		),
	],
	address: (answers) => [
		['Street address', answers.streetAddress],
		...(answers.streetAddress2 ? [['Street address 2', answers.streetAddress2] as const] : []),
		['City', answers.city],
		['State', stateName(answers.state)],
		['ZIP', answers.ZIP],
	],
	medical: (answers) => [
		['Bleeding disorder', yesOrNo(answers.bleedingDisorder)],
		...onlyIf(answers.bleedingDisorder, [
			['Relationship', answers.bleedingDisorderRelationship],
			['Type', answers.bleedingDisorderType],
			['Severity', answers.bleedingDisorderSeverity],
			['HTC (treatment center)', answers.HTC],
		]),
	],
	request: (answers) => [
		...(answers.cutOffSoon === 'yes' ? [['Date on the notice', answers.cutOffDate] as const] : []),
		['Type of assistance', answers.type],
		['Method', answers.method],
		['Amount requested', answers.amount && `${sum(answers.amount)} USD`],
		['Reason for applying', answers.details, 'wide'],
	],
	otherSources: (answers) => [
		['Asked anyone else', yesOrNo(answers.otherApplication)],
		...onlyIf(answers.otherApplication, [['Where', answers.otherLocations]]),
	],
	referral: (answers) => [
		['Referred', yesOrNo(answers.referred)],
		...onlyIf(answers.referred, [
			['Who referred', answers.referrer],
			['May we speak to them', yesOrNo(answers.referrerConsent)],
		]),
	],
}
