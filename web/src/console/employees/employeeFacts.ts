import type { Fact } from '#web/components/Facts.tsx'
import type { EmployeeApplication } from './employees.ts'

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')

/** In the order of the form. */
export const employeeFacts = (application: EmployeeApplication): Fact[] => [
	['Email', application.email],
	['Phone', application.phone],
	['Call', application.callTime],
	['Employer', application.employer],
	['Street address', application.streetAddress],
	['Street address 2', application.streetAddress2],
	['City', application.city],
	['State', application.state],
	['ZIP', application.zip],
	['Applied on', application.issuedOn],
	['Interest', application.interestReason, 'wide'],
	...(application.kind === 'ambassador' ? [['Connections', application.connections, 'wide'] as const] : []),
	['Skills', application.skills, 'wide'],
	['Other commitments', application.otherCommitments, 'wide'],
	...(application.kind === 'board' ? [['Other organizations', application.otherOrgs, 'wide'] as const] : []),
	['Fundraising experience', application.otherExperience, 'wide'],
	...(application.kind === 'ambassador'
		? ([
				['Other involvement', application.otherInvolvement, 'wide'],
				['Time', application.time, 'wide'],
				['Comfortable with social media', yesOrNo(application.socialMediaComfort)],
				['May be shown on the website', yesOrNo(application.showOnWebsite)],
			] as const)
		: []),
	['Additional information', application.otherInformation, 'wide'],
	['Token', application.token],
]
