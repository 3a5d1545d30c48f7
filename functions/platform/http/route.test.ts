import { expect, test } from 'vitest'
import { gatewayEvent } from '#infra/testing/gateway-event.ts'
import { accountApi } from '#shared/account/api.ts'
import { route } from './route.ts'

const asked = (httpMethod: string) => ({ ...gatewayEvent(accountApi.currentUser, 'secret', {}), httpMethod })

test('HEAD is answered as GET, so that CloudFront never keeps a refusal for a path it keeps', () => {
	expect(route(accountApi, asked('HEAD')).name).toBe(route(accountApi, asked('GET')).name)
	expect(() => route(accountApi, asked('DELETE'))).toThrow('doesn’t accept')
})
