import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { ReadyTexts, RemoveReadyTextInput, SaveReadyTextInput } from './ready-texts.ts'

const changed = messageOnly.extend(ReadyTexts.shape)

/** Without the employee key: whatever goes out with one of these texts is confirmed with it. */
export const readyTextsApi = {
	readyTexts: {
		summary: 'The texts that employees write most often, in English and Spanish',
		method: 'GET',
		path: '/api/ready-texts',
		access: 'Application Access',
		request: noPayload,
		response: ReadyTexts,
	},
	saveReadyText: {
		summary: 'Change a ready text, or add one',
		method: 'POST',
		path: '/api/save-ready-text',
		access: 'Application Access',
		idempotent: true,
		request: SaveReadyTextInput,
		response: changed,
	},
	removeReadyText: {
		summary: 'Remove a ready text',
		method: 'POST',
		path: '/api/remove-ready-text',
		access: 'Application Access',
		idempotent: true,
		request: RemoveReadyTextInput,
		response: changed,
	},
	bringBackReadyTexts: {
		summary: 'Bring back the ready texts that came with the site; employees’ own ones stay',
		method: 'POST',
		path: '/api/bring-back-ready-texts',
		access: 'Application Access',
		idempotent: true,
		request: noPayload,
		response: changed,
	},
} satisfies Api
