import { queryOptions } from '@tanstack/react-query'
import type { ApplicationStatus } from '#shared/applications/rules.ts'
import type { Answer } from '#shared/endpoint.ts'
import { roleNames } from '#shared/join/roles.ts'
import type { joinStaffApi } from '#shared/join/staff-api.ts'
import { statusTones } from '../applications/applications.ts'
import { joinStaff } from '../joinStaff.ts'
import { kind, lastNameFirst } from '../lists/kind.ts'
import { type ListRequest, pageOf } from '../lists/pagedList.ts'
import { plainDay } from '../when.ts'

/** The path below the console's address. */
export const section = 'employees'

export type EmployeeApplication = Answer<typeof joinStaffApi.employeeApplication>['application']
export type EmployeeApplicationRow = Answer<typeof joinStaffApi.employeeApplications>['applications'][number]

/** A view asks for a status or for a role. */
type Asked = ApplicationStatus | EmployeeApplicationRow['kind']

export const employeeList = kind({
	section,
	label: 'Board members and ambassadors',
	permission: 'Application Access',
	nouns: ['employee application', 'employee applications'],
	search: { hint: 'Type a part of a name, email, token or phone number.' },
	load: async ({ status, ...request }: ListRequest<Asked>) => {
		const asked = status === 'board' || status === 'ambassador' ? { kind: status } : status && { status }
		return pageOf('applications', await joinStaff.employeeApplications({ ...request, ...asked }))
	},
	idOf: ({ token }) => token,
	statusOf: ({ status, kind }): Asked[] => [status, kind],
	orderOf: ({ issuedOn }) => Date.parse(issuedOn),
	heads: {
		Name: lastNameFirst,
		Role: ({ kind }) => roleNames[kind],
		'Applied on': ({ issuedOn }) => Date.parse(issuedOn),
		Status: ({ status }) => status,
	},
	shown: ({ token, kind: role, firstName, lastName, email, issuedOn, status }) => ({
		name: `${firstName} ${lastName}`,
		about: roleNames[role],
		date: plainDay(issuedOn),
		tone: statusTones[status],
		status,
		facts: [
			['Email', email],
			['Applied on', issuedOn],
			['Token', token],
		],
	}),
})

/** The server notes each opening, so the page does not open an application again by itself. */
export const employeeApplicationQuery = (token: string) =>
	queryOptions({
		queryKey: ['console', 'employee-application', token],
		queryFn: async () => (await joinStaff.employeeApplication({ token })).application,
		staleTime: 5 * 60_000,
		refetchOnWindowFocus: false,
	})
