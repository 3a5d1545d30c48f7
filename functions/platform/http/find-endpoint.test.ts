import { expect, test } from 'vitest'
import { gatewayEvent } from '#infra/testing/gateway-event.ts'
import { accountApi } from '#shared/account/api.ts'
import { findEndpoint } from './find-endpoint.ts'
import type { Call } from './request-context.ts'

function find(httpMethod: string) {
	const event = { ...gatewayEvent(accountApi.currentUser, 'secret', {}), httpMethod }
	const context = {} as Call
	findEndpoint(accountApi).before({ event, context, response: undefined, error: undefined })
	return context.name
}

test('HEAD is answered as GET, so that CloudFront never keeps a refusal for a path it keeps', () => {
	expect(find('HEAD')).toBe(find('GET'))
	expect(() => find('DELETE')).toThrow('doesn’t accept')
})
