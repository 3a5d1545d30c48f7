import { request } from '#infra/testing/in-process.ts'
import { applicationsStaffApi as desk } from '#shared/applications/staff-api.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { key, staff } from './applications.cloud.test.data.ts'

/** The deployed function sends at once. This one, on the same table and queue, waits long enough to be interrupted. */
export const seconds = 8
process.env.DECISION_MAIL_SECONDS = String(seconds)
export const { handler } = await import('./handler.ts')
export const { client: colleague } = await staff()

export const call = (endpoint: Endpoint, payload: object, by = colleague) =>
	request(handler, endpoint, { payload, cookie: by.cookie })

export const decide = (token: string, changes: object = {}) =>
	call(desk.respond, {
		token,
		status: 'Approved',
		amount: 200,
		message: 'We can help you.',
		emailApplicant: 'yes',
		key,
		...changes,
	})

export const takeBack = (token: string, version: number, by = colleague) => call(desk.takeBack, { token, version }, by)
