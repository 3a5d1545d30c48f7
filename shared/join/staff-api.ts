import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { id } from '../fields.ts'
import { nextPage } from '../lists.ts'
import { Note } from '../notes.ts'
import { Affiliate, EmployeeApplication, EmployeeApplicationRow } from './records.ts'
import {
	AffiliateStatusInput,
	EmployeeDeleteNotesInput,
	EmployeeListInput,
	EmployeeNoteInput,
	EmployeeStatusInput,
	EmployeeTokenInput,
	JoinListInput,
} from './schema.ts'

const notes = z.object({ notes: z.array(Note) })

export const joinStaffApi = {
	affiliates: {
		summary: 'Affiliates, newest first',
		method: 'GET',
		path: '/api/affiliates',
		access: 'Application Access',
		listsPeople: true,
		request: JoinListInput,
		response: z.object({ affiliates: z.array(Affiliate), ...nextPage }),
	},
	oneAffiliate: {
		summary: 'One affiliate',
		method: 'GET',
		path: '/api/affiliate',
		access: 'Application Access',
		request: z.strictObject({ id }),
		response: z.object({ affiliate: Affiliate }),
	},
	changeAffiliate: {
		summary: 'Approve or decline an affiliate, or make it pending again; the applicant gets an email',
		method: 'POST',
		path: '/api/change-affiliate-status',
		access: 'Application Access',
		employeeKey: true,
		idempotent: true,
		request: AffiliateStatusInput,
		response: messageOnly.extend({ affiliate: Affiliate }),
	},
	employeeApplications: {
		summary: 'Applications of board members and ambassadors, newest first',
		method: 'GET',
		path: '/api/employee-applications',
		access: 'Application Access',
		listsPeople: true,
		request: EmployeeListInput,
		response: z.object({ applications: z.array(EmployeeApplicationRow), ...nextPage }),
	},
	employeeApplication: {
		summary: 'One application of a board member or ambassador',
		method: 'POST',
		path: '/api/employee-application-by-token',
		access: 'Application Access',
		request: EmployeeTokenInput,
		response: z.object({ application: EmployeeApplication }),
	},
	changeEmployeeApplication: {
		summary: 'Change the status of such an application; a decision is told by email',
		method: 'POST',
		path: '/api/change-employee-application-status',
		access: 'Application Access',
		employeeKey: true,
		idempotent: true,
		request: EmployeeStatusInput,
		response: messageOnly.extend({ application: EmployeeApplication }),
	},
	addNote: {
		summary: 'Add a note to such an application',
		method: 'POST',
		path: '/api/add-employee-application-note',
		access: 'Application Access',
		idempotent: true,
		request: EmployeeNoteInput,
		response: notes,
	},
	deleteNotes: {
		summary: 'Delete the chosen notes of such an application',
		method: 'POST',
		path: '/api/delete-employee-application-notes',
		access: 'Application Access',
		request: EmployeeDeleteNotesInput,
		response: notes,
		conflict: z.object({ notes: z.array(Note) }),
	},
} satisfies Api
