import { randomUUID } from 'node:crypto'
import { newToken } from '#functions/platform/ids.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { newLastName } from '#infra/testing/people.ts'
import type { ApplicationStatus } from '#shared/applications/rules.ts'

export const now = new Date()
export const yearsAgo = (years: number) => new Date(now.getTime() - years * 365.25 * 24 * 3_600_000).toISOString()
export const fileId = () => `20180101-000000-${randomUUID()}`

interface Kept {
	status: ApplicationStatus
	issued: number
	decided?: number
	email?: string
	file?: string
	applicantID?: string
}

/** An application that was sent and decided years ago. */
export const application = ({ status, issued, decided, email, file, applicantID = 'Guest' }: Kept) =>
	storedApplication({
		token: newToken(),
		// Whoever has a name of their own is one person for the statistics.
		lastName: email ? 'Twice' : newLastName(),
		status,
		applicantID,
		issuedOn: yearsAgo(issued),
		bleedingDisorder: true,
		bleedingDisorderType: 'Hemophilia A',
		bleedingDisorderRelationship: 'Self',
		...(email && { email }),
		...(decided !== undefined && {
			amountApproved: 200,
			decision: {
				status: status === 'Pending' ? 'Denied' : status,
				amount: 200,
				message: '',
				emailed: false,
				name: 'Hazel Brook',
				employeeId: 'someone',
				date: yearsAgo(decided),
			},
		}),
		...(file && { attachments: [{ id: file, name: 'bill.pdf', size: 4, contentType: 'application/pdf' }] }),
	})
