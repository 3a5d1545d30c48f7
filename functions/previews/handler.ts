import { decisionMail, missingMail, staffMail } from '#functions/domain/applications/mails.ts'
import { lastDayFor } from '#functions/domain/applications/next-step.ts'
import { requireApplication } from '#functions/domain/applications/require-application.ts'
import { guestMail } from '#functions/domain/events/mailings.ts'
import { requireEvent } from '#functions/domain/events/table.ts'
import type { MailContent } from '#functions/domain/mail/content.ts'
import { renderMail } from '#functions/domain/mail/render.tsx'
import { originEnv } from '#functions/platform/env.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { decisionIn } from '#shared/applications/staff-schema.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'

const { previewResponse, previewAsk, previewEmail } = applicationsStaffApi

const { previewGuestEmail } = eventsStaffApi

const { SITE_ADDRESS } = originEnv()

/** The sender draws its mails by the same call. */
const preview = (content: MailContent) => renderMail(content, SITE_ADDRESS)

export const handler = serve({ previewResponse, previewAsk, previewEmail, previewGuestEmail })({
	previewResponse: async ({ input, person }) => {
		const { application } = await requireApplication(input.token, person)
		return preview(decisionMail(application, decisionIn(input)))
	},
	previewAsk: async ({ input, person, now }) => {
		const { application } = await requireApplication(input.token, person)
		const lastDay = lastDayFor(application, now)
		return preview(missingMail(application, { ...input, lastDay }, 'asked'))
	},
	previewEmail: async ({ input, person }) => {
		const { application } = await requireApplication(input.token, person)
		return preview(staffMail(application, input.message))
	},
	previewGuestEmail: async ({ input, now }) => {
		const content = guestMail(await requireEvent(input.id), input.message, now)
		// Each guest has a link of their own, and this one leads nowhere.
		return preview(content.state === 'coming' ? { ...content, cancelToken: '' } : content)
	},
})
