import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import { type Api, get, post } from '../endpoint.ts'
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
	affiliates: get('/api/affiliates', 'Application Access', {
		summary: 'Affiliates, newest first',
		listsPeople: true,
		request: JoinListInput,
		response: z.object({ affiliates: z.array(Affiliate), ...nextPage }),
	}),
	oneAffiliate: get('/api/affiliate', 'Application Access', {
		summary: 'One affiliate',
		request: z.strictObject({ id }),
		response: z.object({ affiliate: Affiliate }),
	}),
	changeAffiliate: post('/api/change-affiliate-status', 'Application Access', {
		summary: 'Approve or decline an affiliate, or make it pending again; the applicant gets an email',
		employeeKey: true,
		idempotent: true,
		request: AffiliateStatusInput,
		response: messageOnly.extend({ affiliate: Affiliate }),
	}),
	employeeApplications: get('/api/employee-applications', 'Application Access', {
		summary: 'Applications of board members and ambassadors, newest first',
		listsPeople: true,
		request: EmployeeListInput,
		response: z.object({ applications: z.array(EmployeeApplicationRow), ...nextPage }),
	}),
	employeeApplication: post('/api/employee-application-by-token', 'Application Access', {
		summary: 'One application of a board member or ambassador',
		request: EmployeeTokenInput,
		response: z.object({ application: EmployeeApplication }),
	}),
	changeEmployeeApplication: post('/api/change-employee-application-status', 'Application Access', {
		summary: 'Change the status of such an application; a decision is told by email',
		employeeKey: true,
		idempotent: true,
		request: EmployeeStatusInput,
		response: messageOnly.extend({ application: EmployeeApplication }),
	}),
	addNote: post('/api/add-employee-application-note', 'Application Access', {
		summary: 'Add a note to such an application',
		idempotent: true,
		request: EmployeeNoteInput,
		response: notes,
	}),
	deleteNotes: post('/api/delete-employee-application-notes', 'Application Access', {
		summary: 'Delete the chosen notes of such an application',
		request: EmployeeDeleteNotesInput,
		response: notes,
		conflict: z.object({ notes: z.array(Note) }),
	}),
} satisfies Api
