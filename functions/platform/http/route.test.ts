import { expect, test } from 'vitest'
import { gatewayEvent } from '#infra/testing/gateway-event.ts'
import { accountApi } from '#shared/account/api.ts'
import { routesOf } from './route.ts'

const asked = (httpMethod: string) => ({ ...gatewayEvent(accountApi.currentUser, 'secret', {}), httpMethod })

test('HEAD is answered as GET, so that CloudFront never keeps a refusal for a path it keeps', () => {
	const route = routesOf(accountApi)
	expect(route(asked('HEAD')).name).toBe(route(asked('GET')).name)
	expect(() => route(asked('DELETE'))).toThrow('doesn’t accept')
})
