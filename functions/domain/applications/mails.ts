import type { MailContent } from '#functions/domain/mail/content.ts'
import { type decisionIn, grantedBy } from '#shared/applications/staff-schema.ts'
import { type Application, guest } from './table.ts'

type Decision = ReturnType<typeof decisionIn>

export const decisionMail = (application: Application, decision: Decision): MailContent => ({
	template: 'decision',
	firstName: application.firstName,
	status: decision.status,
	granted: grantedBy(decision) ?? 0,
	message: decision.message,
	member: application.applicantID !== guest,
})

export const staffMail = ({ firstName }: Application, message: string): MailContent => ({
	template: 'staff-message',
	firstName,
	message,
})
