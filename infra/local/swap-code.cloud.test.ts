import { expect, test } from 'vitest'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { sponsorsApi } from '#shared/sponsors/api.ts'
import { changedSince, sourcesNow } from './deployed-sources.ts'
import { swapCode } from './swap-code.ts'

const handler = 'functions/sponsors/handler.ts'

test('a changed function has its new code and answers', async () => {
	await swapCode(cloud, [handler])
	expect((await new TestClient().call(sponsorsApi.list, {})).status).toBe(200)
})

test('a function that is made from other files now, is new or is gone counts as changed', () => {
	const now = sourcesNow()
	expect(changedSince(now)).toEqual([])
	expect(changedSince({ ...now, [handler]: 'older' }, now)).toEqual([handler])
	expect(changedSince({ gone: '1', changed: '1' }, { changed: '2', new: '1' })).toEqual(['gone', 'changed', 'new'])
})
