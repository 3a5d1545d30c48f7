import type { Letter } from '#functions/domain/mail/content.ts'
import { type decisionIn, grantedBy } from '#shared/applications/staff-schema.ts'
import { type Application, guest } from './table.ts'

type Decision = ReturnType<typeof decisionIn>

export const decisionLetter = (application: Application, decision: Decision): Letter => ({
	template: 'decision',
	firstName: application.firstName,
	status: decision.status,
	granted: grantedBy(decision) ?? 0,
	message: decision.message,
	member: application.applicantID !== guest,
})

export const staffLetter = ({ firstName }: Application, message: string): Letter => ({
	template: 'staff-message',
	firstName,
	message,
})
