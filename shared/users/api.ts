import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import { Note } from '../notes.ts'
import {
	ChangeKeyInput,
	FirstKeyInput,
	MakeEmployeeInput,
	PermissionsInput,
	ResetKeyInput,
	StaffUser,
	UserDeleteNotesInput,
	UserInput,
	UserListInput,
	UserNoteInput,
} from './schema.ts'

const changed = messageOnly.extend({ user: StaffUser })
const notes = messageOnly.partial().extend({ notes: z.array(Note) })

export const usersApi = {
	list: {
		summary: 'Users, newest first; searched by the start of a name or email',
		method: 'GET',
		path: '/api/users',
		access: 'User Access',
		request: UserListInput,
		response: z.object({ users: z.array(StaffUser), ...nextPage }),
	},
	show: {
		summary: 'The user behind an application',
		method: 'POST',
		path: '/api/user-by-id',
		access: 'Application Access',
		request: UserInput,
		response: z.object({ user: StaffUser }),
	},
	notes: {
		summary: 'The notes on a user',
		method: 'GET',
		path: '/api/user-notes',
		access: 'User Access',
		request: UserInput,
		response: notes,
	},
	addNote: {
		summary: 'Add a note to a user',
		method: 'POST',
		path: '/api/add-user-note',
		access: 'User Access',
		idempotent: true,
		request: UserNoteInput,
		response: notes,
	},
	deleteNotes: {
		summary: 'Delete the chosen notes of a user',
		method: 'POST',
		path: '/api/delete-user-notes',
		access: 'User Access',
		request: UserDeleteNotesInput,
		response: notes,
		conflict: z.object({ notes: z.array(Note) }),
	},
	makeEmployee: {
		summary: 'Make a user an employee, without permissions at first',
		method: 'POST',
		path: '/api/make-user-employee',
		access: 'User Access',
		employeeKey: true,
		request: MakeEmployeeInput,
		response: changed,
	},
	changePermissions: {
		summary: 'Set the permissions of an employee',
		method: 'POST',
		path: '/api/change-user-permissions',
		access: 'User Access',
		employeeKey: true,
		request: PermissionsInput,
		response: changed,
		conflict: z.object({ user: StaffUser }),
	},
	tryAddressAgain: {
		summary: 'Send mail again to an address that bounced, beginning with the one that was not sent',
		method: 'POST',
		path: '/api/try-user-address-again',
		access: 'User Access',
		request: UserInput,
		response: messageOnly,
	},
	keyState: {
		summary: 'Whether the employee has chosen a key',
		method: 'GET',
		path: '/api/employee-key',
		access: 'employee',
		request: noPayload,
		response: z.object({ chosen: z.boolean() }),
	},
	chooseKey: {
		summary: 'Choose the employee key for the first time, with the password asked again',
		method: 'POST',
		path: '/api/choose-employee-key',
		access: 'employee',
		rateLimit: { attempts: 20, minutes: 10 },
		request: FirstKeyInput,
		response: messageOnly,
	},
	changeKey: {
		summary: 'Change the own employee key',
		method: 'POST',
		path: '/api/change-employee-key',
		access: 'employee',
		employeeKey: true,
		request: ChangeKeyInput,
		response: messageOnly,
	},
	resetKey: {
		summary: 'Reset the employee key of a colleague',
		method: 'POST',
		path: '/api/reset-employee-key',
		access: 'User Access',
		employeeKey: true,
		request: ResetKeyInput,
		response: messageOnly,
	},
} satisfies Api
