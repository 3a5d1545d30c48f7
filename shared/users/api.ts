import * as z from 'zod'
import { messageOnly, noPayload } from '../answers.ts'
import { Delivery } from '../delivery.ts'
import { type Api, get, post } from '../endpoint.ts'
import { nextPage } from '../lists.ts'
import { Note } from '../notes.ts'
import {
	AccountChangeInput,
	ChangeKeyInput,
	FirstKeyInput,
	ListedUser,
	MakeEmployeeInput,
	PermissionsInput,
	ResetKeyInput,
	StaffUser,
	UserDeleteNotesInput,
	UserInput,
	UserListInput,
	UserNoteInput,
} from './schema.ts'

const changed = messageOnly.extend({ user: ListedUser })
const notes = messageOnly.partial().extend({ notes: z.array(Note) })

export const usersApi = {
	list: get('/api/users', 'User Access', {
		summary: 'Users, newest first; searched by a part of a name or email, beginnings first',
		listsPeople: true,
		request: UserListInput,
		response: z.object({ users: z.array(ListedUser), ...nextPage }),
	}),
	show: post('/api/user-by-id', 'Application Access', {
		summary: 'The user behind an application',
		request: UserInput,
		response: z.object({ user: StaffUser }),
	}),
	notes: get('/api/user-notes', 'User Access', { summary: 'The notes on a user', request: UserInput, response: notes }),
	addNote: post('/api/add-user-note', 'User Access', {
		summary: 'Add a note to a user',
		idempotent: true,
		request: UserNoteInput,
		response: notes,
	}),
	deleteNotes: post('/api/delete-user-notes', 'User Access', {
		summary: 'Delete the chosen notes of a user',
		request: UserDeleteNotesInput,
		response: notes,
		conflict: z.object({ notes: z.array(Note) }),
	}),
	makeEmployee: post('/api/make-user-employee', 'User Access', {
		summary: 'Make a user an employee, without permissions at first',
		employeeKey: true,
		request: MakeEmployeeInput,
		response: changed,
	}),
	changePermissions: post('/api/change-user-permissions', 'User Access', {
		summary: 'Set the permissions of an employee',
		employeeKey: true,
		idempotent: true,
		request: PermissionsInput,
		response: changed,
		conflict: z.object({ user: ListedUser }),
	}),
	removeEmployee: post('/api/remove-employee', 'User Access', {
		summary: 'Make an employee a member again; their permissions, key and sessions end',
		employeeKey: true,
		idempotent: true,
		request: AccountChangeInput,
		response: changed,
		conflict: z.object({ user: ListedUser }),
	}),
	disable: post('/api/disable-user', 'User Access', {
		summary: 'Disable an account; its sessions end, and an employee stops being one',
		employeeKey: true,
		idempotent: true,
		request: AccountChangeInput,
		response: changed,
		conflict: z.object({ user: ListedUser }),
	}),
	enable: post('/api/enable-user', 'User Access', {
		summary: 'Let a disabled account sign in again, as a member',
		employeeKey: true,
		idempotent: true,
		request: AccountChangeInput,
		response: changed,
		conflict: z.object({ user: ListedUser }),
	}),
	delivery: get('/api/user-delivery', 'User Access', {
		summary: 'How the mailbox of a user is reached',
		request: UserInput,
		response: z.object({ delivery: Delivery }),
	}),
	tryAddressAgain: post('/api/try-user-address-again', 'User Access', {
		summary: 'Send mail again to an address that bounced, beginning with the one that was not sent',
		request: UserInput,
		response: messageOnly,
	}),
	keyState: get('/api/employee-key', 'employee', {
		summary: 'Whether the employee has chosen a key',
		beforePasskey: true,
		request: noPayload,
		response: z.object({ chosen: z.boolean() }),
	}),
	chooseKey: post('/api/choose-employee-key', 'employee', {
		summary: 'Choose the employee key for the first time, with the password asked again',
		beforePasskey: true,
		rateLimit: { attempts: 20, minutes: 10 },
		request: FirstKeyInput,
		response: messageOnly,
	}),
	changeKey: post('/api/change-employee-key', 'employee', {
		summary: 'Change your own employee key',
		employeeKey: true,
		request: ChangeKeyInput,
		response: messageOnly,
	}),
	resetKey: post('/api/reset-employee-key', 'User Access', {
		summary: 'Reset the employee key of a colleague',
		employeeKey: true,
		request: ResetKeyInput,
		response: messageOnly,
	}),
} satisfies Api
