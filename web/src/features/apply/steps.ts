import { t } from '#shared/words/t.ts'
import { type Checked, type SectionName, sectionNames } from './answers.ts'

export const stepNames = [...sectionNames, 'send'] as const

export type StepName = SectionName | 'send'

export const stepTitles: Record<StepName, string> = {
	general: t('General information'),
	family: t('Family information'),
	address: t('Address'),
	medical: t('Medical information'),
	request: t('Your request'),
	otherSources: t('Other help'),
	attachments: t('Attachments'),
	referral: t('Referral'),
	send: t('Check and send'),
}

/** A draft that was kept goes on at the first section that isn't complete. */
export const stepToGoOn = (problems: Checked['problems']): StepName =>
	sectionNames.find((section) => problems[section].length > 0) ?? 'send'

/** The address names the step. Where it names none, the form begins at `start`. */
export const stepIn = (search: URLSearchParams, start: StepName): StepName =>
	stepNames.find((step) => step === search.get('step')) ?? start

export const stepAfter = (step: StepName): StepName => stepNames[stepNames.indexOf(step) + 1] ?? 'send'

export const stepBefore = (step: StepName) => stepNames[stepNames.indexOf(step) - 1]
