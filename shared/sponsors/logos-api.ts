import { messageOnly } from '../answers.ts'
import type { Api } from '../endpoint.ts'
import { RemoveSponsorInput, SponsorInput, SponsorUpdateInput, SponsorWall } from './schema.ts'

/** Every change answers with the whole wall, because it may have moved the other sponsors too. */
const saved = messageOnly.extend(SponsorWall.shape)

/** The endpoints that take or delete the logos of sponsors. */
export const sponsorLogosApi = {
	addSponsor: {
		summary: 'Add a sponsor to the wall',
		method: 'POST',
		path: '/api/add-sponsor',
		access: 'Application Access',
		employeeKey: true,
		idempotent: true,
		files: 'accept',
		request: SponsorInput,
		response: saved,
	},
	updateSponsor: {
		summary: 'Change a sponsor; without a new logo and `removeLogo` the logo stays',
		method: 'POST',
		path: '/api/update-sponsor',
		access: 'Application Access',
		employeeKey: true,
		files: 'accept',
		request: SponsorUpdateInput,
		response: saved,
	},
	removeSponsor: {
		summary: 'Take a sponsor off the wall',
		method: 'POST',
		path: '/api/remove-sponsor',
		access: 'Application Access',
		employeeKey: true,
		request: RemoveSponsorInput,
		response: saved,
	},
} satisfies Api
