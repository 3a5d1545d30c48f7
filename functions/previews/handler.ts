import { forHelper, goesToHelper } from '#functions/domain/applications/applicant-helper.ts'
import { decisionMail, letterTo, missingMail, staffMail } from '#functions/domain/applications/mails.ts'
import { lastDayFor } from '#functions/domain/applications/next-step.ts'
import { requireApplication } from '#functions/domain/applications/require-application.ts'
import type { Application } from '#functions/domain/applications/table.ts'
import { guestMail } from '#functions/domain/events/mailings.ts'
import { requireEvent } from '#functions/domain/events/table.ts'
import type { MailContent } from '#functions/domain/mail/content.ts'
import { renderLetter, renderMail } from '#functions/domain/mail/render.ts'
import { writerIn } from '#functions/domain/mail/words.ts'
import { setting } from '#functions/platform/env.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import { decisionIn } from '#shared/applications/staff-schema.ts'
import { dayOf } from '#shared/dates.ts'
import { eventsStaffApi } from '#shared/events/staff-api.ts'
import type { Language } from '#shared/words/t.ts'

const { previewResponse, previewAsk, previewEmail, showLetter } = applicationsStaffApi

const { previewGuestEmail } = eventsStaffApi

const siteAddress = setting('SITE_ADDRESS')

/** The sender draws its mails by the same call. Who decides may not read Spanish, so the English comes along. */
const preview = (content: MailContent, { language }: { language: Language }) => ({
	...renderMail(content, siteAddress, language),
	...(language !== 'en' && { english: renderMail(content, siteAddress, 'en') }),
})

/** What only a helper gets leaves out what they may not read. The link in it leads nowhere here. */
const previewAbout = (application: Application, content: MailContent) =>
	preview(goesToHelper(application) ? forHelper(content, '') : content, application)

/** Guests of one event may read different languages, so this one shows the words that all of them are written with. */
const toEveryone = { language: 'en' } as const

export const handler = serve({ previewResponse, previewAsk, previewEmail, showLetter, previewGuestEmail })({
	previewResponse: async ({ input, person, now }) => {
		const { application } = await requireApplication(input.token, person)
		return previewAbout(application, decisionMail(application, decisionIn(input), now))
	},
	previewAsk: async ({ input, person, now }) => {
		const { application } = await requireApplication(input.token, person)
		const lastDay = lastDayFor(application, now)
		return previewAbout(application, missingMail(application, { ...input, lastDay }, 'asked'))
	},
	previewEmail: async ({ input, person }) => {
		const { application } = await requireApplication(input.token, person)
		return previewAbout(application, staffMail(application, input.message))
	},
	showLetter: async ({ input, person, now }) => {
		const { application } = await requireApplication(input.token, person)
		const { language } = application
		const content = letterTo(application)
		if (!content) throw new Refusal('invalid', applicationSentences.noLetter)
		return {
			date: writerIn(language, siteAddress).date(dayOf(now)),
			...renderLetter(content, siteAddress, language),
			...(language !== 'en' && { english: renderLetter(content, siteAddress, 'en').paragraphs }),
		}
	},
	previewGuestEmail: async ({ input, now }) => {
		const content = guestMail(await requireEvent(input.id), input.message, now)
		// Each guest has a link of their own, and this one leads nowhere.
		return preview(content.state === 'coming' ? { ...content, cancelToken: '' } : content, toEveryone)
	},
})
