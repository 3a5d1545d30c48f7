import { randomUUID } from 'node:crypto'
import type { Application } from '#functions/domain/applications/table.ts'
import { persona } from '#infra/testing/persona.ts'
import { ApplicationRecord } from '#shared/applications/records.ts'
import type { ApplicationStatus } from '#shared/applications/rules.ts'

export const now = new Date()
export const yearsAgo = (years: number) =>
	new Date(now.getTime() - years * 365.25 * 24 * 3_600_000).toISOString()
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
export function application({
	status,
	issued,
	decided,
	email,
	file,
	applicantID = 'Guest',
}: Kept): Application {
	const token = `BTG-${randomUUID().slice(0, 18).toUpperCase()}`
	return {
		...ApplicationRecord.parse({
			firstName: persona.firstName,
			lastName: persona.lastName,
			email: email ?? `${token.toLowerCase()}@example.org`,
			birthday: persona.birthday,
			phone: persona.phone,
			income: 1200,
			gender: 'Female',
			relationshipStatus: 'Single',
			livesAlone: true,
			streetAddress: persona.address,
			city: persona.city,
			state: 'AL',
			ZIP: '35203',
			bleedingDisorder: true,
			bleedingDisorderType: 'Hemophilia A',
			bleedingDisorderRelationship: 'Self',
			bleedingDisorderSeverity: 'Severe',
			type: 'Utility',
			method: 'Bill Payment',
			amount: 240,
			details: persona.illness,
			otherApplication: false,
			referred: false,
			token,
			status,
			applicantID,
			issuedOn: yearsAgo(issued),
			...(decided !== undefined && {
				amountApproved: 200,
				decision: {
					status: status === 'Pending' ? 'Denied' : status,
					name: 'Hazel Brook',
					employeeId: 'someone',
					date: yearsAgo(decided),
				},
			}),
		}),
		attachments: file ? [{ id: file, name: 'bill.pdf', size: 4, contentType: 'application/pdf' }] : [],
	}
}
