import { knownApplication } from '#functions/applications/known.ts'
import { decisionLetter, staffLetter } from '#functions/applications/letters.ts'
import { renderLetter } from '#functions/mail/render.tsx'
import { doorEnv } from '#functions/platform/env.ts'
import type { Letter } from '#functions/platform/letter.ts'
import { serve } from '#functions/platform/serve.ts'
import { applicationPreviewsApi } from '#shared/applications/staff-api.ts'
import { decisionIn } from '#shared/applications/staff-schema.ts'

const { SITE_ADDRESS } = doorEnv()

/** The sender draws its mails by the same call. */
const preview = (letter: Letter) => renderLetter(letter, SITE_ADDRESS)

export const handler = serve(applicationPreviewsApi)({
	previewResponse: async ({ input, person }) => {
		const { application } = await knownApplication(input.token, person)
		return preview(decisionLetter(application, decisionIn(input)))
	},
	previewEmail: async ({ input, person }) => {
		const { application } = await knownApplication(input.token, person)
		return preview(staffLetter(application, input.message))
	},
})
