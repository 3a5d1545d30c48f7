import type { APIGatewayProxyEvent } from 'aws-lambda'
import { deviceOf } from '#functions/platform/identity/device.ts'
import { sha256 } from '#functions/platform/ids.ts'
import { type Language, languages } from '#shared/words/t.ts'
import { cookies, viewerAddress } from './origin-check.ts'
import type { Request } from './request-context.ts'

/** Reads what the request's headers say about its sender. */
export const describeRequest = {
	before: ({ event, context }: Request) => {
		const setCookies: string[] = []
		const viewed: string[] = []
		Object.assign(context, {
			now: new Date(),
			// API Gateway's own id can be chosen by a client. This one is in logs, the trail and the ids of emails.
			requestId: context.awsRequestId,
			address: viewerAddress(event),
			language: pageLanguage(event),
			cookies: cookies(event),
			device: deviceOf(cookies(event)),
			setCookies,
			setCookie: (cookie: string) => setCookies.push(cookie),
			viewed,
			logView: (about: string) => viewed.push(sha256(about)),
		})
	},
}

/** Our pages say which language they're in. Documented clients say nothing, and are answered in English. */
export const pageLanguage = ({ headers }: Pick<APIGatewayProxyEvent, 'headers'>): Language =>
	languages.find((language) => language === headers?.['x-page-language']) ?? 'en'
