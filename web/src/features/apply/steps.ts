import { type SectionName, sectionNames } from './answers.ts'

export const stepNames = [...sectionNames, 'send'] as const

export type StepName = SectionName | 'send'

export const stepTitles: Record<StepName, string> = {
	general: 'General information',
	family: 'Family information',
	address: 'Address',
	medical: 'Medical information',
	request: 'Your request',
	otherSources: 'Other help',
	attachments: 'Attachments',
	referral: 'Referral',
	send: 'Check and send',
}

export const isStep = (name: string | null): name is StepName => stepNames.some((step) => step === name)

export const stepAfter = (step: StepName): StepName => stepNames[stepNames.indexOf(step) + 1] ?? 'send'

export const stepBefore = (step: StepName) => stepNames[stepNames.indexOf(step) - 1]
