import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import {
	ChangeEmailInput,
	ChangeNameInput,
	ChangePasswordInput,
	ConfirmEmailInput,
	EraseAccountInput,
} from './own-schema.ts'

/**
 * Calls for people who are signed in to their account. They're apart, so that the pages for signing in don't load them.
 */
export const ownAccountApi = {
	changePassword: {
		summary: 'Change your own password; every other session of the account ends',
		method: 'POST',
		path: '/api/change-own-password',
		access: 'member',
		rateLimit: { attempts: 20, minutes: 10 },
		request: ChangePasswordInput,
		response: messageOnly,
	},
	changeName: {
		summary: 'Change your own name; what was sent before keeps the name it was sent with',
		method: 'POST',
		path: '/api/change-own-name',
		access: 'member',
		rateLimit: { attempts: 20, minutes: 60 },
		request: ChangeNameInput,
		response: messageOnly,
	},
	changeEmail: {
		summary: 'Email a code to the address that the account is to have',
		method: 'POST',
		path: '/api/change-own-email',
		access: 'member',
		rateLimit: { attempts: 20, minutes: 60 },
		request: ChangeEmailInput,
		response: messageOnly,
	},
	confirmEmail: {
		summary: 'Change your own email with the emailed code; every other session of the account ends',
		method: 'POST',
		path: '/api/confirm-own-email',
		access: 'member',
		rateLimit: { attempts: 40, minutes: 60 },
		request: ConfirmEmailInput,
		response: messageOnly,
	},
	eraseAccount: {
		summary: 'Ask that your own account be erased with all that belongs to it; it waits a day before it is',
		method: 'POST',
		path: '/api/erase-own-account',
		access: 'member',
		rateLimit: { attempts: 20, minutes: 60 },
		request: EraseAccountInput,
		response: messageOnly,
	},
	keepAccount: {
		summary: 'Keep your own account after all',
		method: 'POST',
		path: '/api/keep-own-account',
		access: 'member',
		request: noPayload,
		response: messageOnly,
	},
} satisfies Api
