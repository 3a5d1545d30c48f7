import { messageOnly, noPayload } from '../answers.ts'
import { type Api, post } from '../endpoint.ts'
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
	changePassword: post('/api/change-own-password', 'member', {
		summary: 'Change your own password; every other session of the account ends',
		rateLimit: { attempts: 20, minutes: 10 },
		request: ChangePasswordInput,
		response: messageOnly,
	}),
	changeName: post('/api/change-own-name', 'member', {
		summary: 'Change your own name; what was sent before keeps the name it was sent with',
		rateLimit: { attempts: 20, minutes: 60 },
		request: ChangeNameInput,
		response: messageOnly,
	}),
	changeEmail: post('/api/change-own-email', 'member', {
		summary: 'Email a code to the address that the account is to have',
		rateLimit: { attempts: 20, minutes: 60 },
		request: ChangeEmailInput,
		response: messageOnly,
	}),
	confirmEmail: post('/api/confirm-own-email', 'member', {
		summary: 'Change your own email with the emailed code; every other session of the account ends',
		rateLimit: { attempts: 40, minutes: 60 },
		request: ConfirmEmailInput,
		response: messageOnly,
	}),
	eraseAccount: post('/api/erase-own-account', 'member', {
		summary: 'Ask that your own account be erased with all that belongs to it; it waits a day before it is',
		rateLimit: { attempts: 20, minutes: 60 },
		request: EraseAccountInput,
		response: messageOnly,
	}),
	keepAccount: post('/api/keep-own-account', 'member', {
		summary: 'Keep your own account after all',
		request: noPayload,
		response: messageOnly,
	}),
} satisfies Api
