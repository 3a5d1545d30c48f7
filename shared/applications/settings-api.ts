import { messageOnly, noPayload } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { GrantSettings } from './settings.ts'
import { ApplicationSettingsInput, DigestSettings, DigestSettingsInput } from './staff-schema.ts'

export const applicationSettingsApi = {
	grantSettings: {
		summary: 'The most that one employee grants alone; without it there is no limit',
		method: 'GET',
		path: '/api/grant-settings',
		access: 'Application Access',
		request: noPayload,
		response: GrantSettings,
	},
	changeSettings: {
		summary: 'Change who may apply, what the clock closes, and the most that one employee grants alone',
		method: 'POST',
		path: '/api/change-application-settings',
		access: 'Application Access',
		employeeKey: true,
		request: ApplicationSettingsInput,
		response: messageOnly,
	},
	digest: {
		summary: 'Whether the employee gets the digest by email',
		method: 'GET',
		path: '/api/digest-settings',
		access: 'Application Access',
		request: noPayload,
		response: DigestSettings,
	},
	changeDigest: {
		summary: 'Turn the employee’s own digest on or off',
		method: 'POST',
		path: '/api/change-digest-settings',
		access: 'Application Access',
		request: DigestSettingsInput,
		response: messageOnly,
	},
} satisfies Api
