import { messageOnly } from '../answers.ts'
import { type Api, post } from '../endpoint.ts'
import { RemoveSponsorInput, SponsorInput, SponsorUpdateInput, SponsorWall } from './schema.ts'

/** Every change answers with the whole wall, because it may have moved the other sponsors too. */
const saved = messageOnly.extend(SponsorWall.shape)

/** The endpoints that take or delete the logos of sponsors. */
export const sponsorLogosApi = {
	addSponsor: post('/api/add-sponsor', 'Application Access', {
		summary: 'Add a sponsor to the wall',
		employeeKey: true,
		idempotent: true,
		files: 'accept',
		request: SponsorInput,
		response: saved,
	}),
	updateSponsor: post('/api/update-sponsor', 'Application Access', {
		summary: 'Change a sponsor; without a new logo and `removeLogo` the logo stays',
		employeeKey: true,
		files: 'accept',
		request: SponsorUpdateInput,
		response: saved,
	}),
	removeSponsor: post('/api/remove-sponsor', 'Application Access', {
		summary: 'Take a sponsor off the wall',
		employeeKey: true,
		request: RemoveSponsorInput,
		response: saved,
	}),
} satisfies Api
