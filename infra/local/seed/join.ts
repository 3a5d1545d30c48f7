import { affiliates } from '#functions/domain/join/affiliates.ts'
import { employeeApplications } from '#functions/domain/join/employee-applications.ts'
import { pointTo } from '#functions/domain/join/own.ts'
import { AffiliateRecord, EmployeeApplicationRecord } from '#shared/join/records.ts'
import type { Applicant } from './applications.ts'
import { daysAgo } from './days-ago.ts'
import { writeIfNew } from './if-new.ts'

const organizations = [
	['Fernwood Relief', 'Non-Profit', 'Approved'],
	['Mossy Creek Clinic', 'Organization', 'Pending'],
	['Pinehaven Power', 'Private Company', 'Denied'],
] as const

const wholeAnswers = {
	interestReason: 'My son has hemophilia, and you paid our power bill in a bad winter. I want to give that back.',
	skills: 'Fifteen years of bookkeeping, and I can talk to anyone.',
	otherCommitments: 'Two evenings a week are free.',
	otherExperience: 'The school fair, three years in a row.',
}

/** Some who applied to join: affiliates, a board member and an ambassador. */
export async function seedJoin(members: readonly Applicant[]) {
	const [first, ...others] = members
	for (const [at, [name, type, status]] of organizations.entries()) {
		const applicant = others[at]
		if (!applicant) continue
		const affiliateID = `demo-affiliate-${at}`
		const dateAdded = daysAgo(60 - at * 20)
		const approved = status === 'Approved'
		const { id: applicantID, email } = applicant
		const record = { name, email, type, status, approved, affiliateID, applicantID, dateAdded }
		await writeIfNew([
			...affiliates.add(AffiliateRecord.parse(record)),
			pointTo({ memberId: applicantID, role: 'affiliate', id: affiliateID, date: dateAdded }),
		])
	}
	for (const [at, applicant] of [first, others[3], others[4]].entries()) if (applicant) await apply(at, applicant)
}

async function apply(at: number, { id: applicantID, firstName, lastName, email }: Applicant) {
	const kind = at === 1 ? 'board' : 'ambassador'
	const token = `BTG-J01N-0000-0000-000${at}`
	const issuedOn = daysAgo(6 + at * 15)
	const application = EmployeeApplicationRecord.parse({
		firstName,
		lastName,
		email,
		token,
		applicantID,
		issuedOn,
		kind,
		status: at === 2 ? 'Approved' : 'Pending',
		phone: `(205) 555-018${at}`,
		streetAddress: `${7 + at} Quarry Street`,
		city: 'Harbor Rest',
		state: 'AL',
		zip: '35210',
		callTime: 'Evening',
		employer: 'Mossy Creek School',
		...wholeAnswers,
		...(kind === 'board'
			? { otherOrgs: 'The parents’ council.' }
			: {
					connections: 'Two newspapers and the radio station.',
					otherInvolvement: 'The parents’ council.',
					time: 'About four hours a week.',
					socialMediaComfort: true,
					showOnWebsite: at === 2,
				}),
	})
	await writeIfNew([
		...employeeApplications.add(application),
		pointTo({ memberId: applicantID, role: kind, id: token, date: issuedOn }),
	])
}
