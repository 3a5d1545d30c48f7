import { expect, test } from 'vitest'
import { TestClient } from '#infra/testing/test-client.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { sponsorsApi } from '#shared/sponsors/api.ts'
import { changedSince, sourcesNow } from './deployed-sources.ts'
import { swapCode } from './swap-code.ts'

const now = sourcesNow()

/** The cloud's record says that it was deployed before someone changed these files. */
const before = (...changed: string[]) => ({
	...now,
	files: { ...now.files, ...Object.fromEntries(changed.map((file) => [file, 'older'])) },
})

const handler = 'functions/sponsors/handler.ts'

test('a changed function has its new code and answers, and no deployment follows', async () => {
	const { sources, concerned, stacksChanged } = await swapCode(cloud, before(handler))
	expect({ concerned, stacksChanged }).toEqual({ concerned: [handler], stacksChanged: false })
	expect(changedSince(sources.files)).toEqual([])
	expect((await new TestClient().call(sponsorsApi.list, {})).status).toBe(200)
})

test.each([
	['the contract, from which the stacks draw the API', before('shared/sponsors/api.ts')],
	['what a function imports, on which its rights depend', { ...before(handler), behind: { [handler]: [handler] } }],
	['which places of the table a part of the domain keeps', before('functions/domain/table-map.ts')],
	['the stacks themselves', before('infra/stacks/jobs.ts')],
])('a deployment follows a change of %s', async (_, deployed) => {
	// Only the answer matters here, so one function is enough.
	const behind = { [handler]: deployed.behind[handler] ?? [] }
	expect((await swapCode(cloud, { ...deployed, behind })).stacksChanged).toBe(true)
})

test('a new, changed or removed file counts as changed', () => {
	expect(changedSince({ same: '1', changed: '1', gone: '1' }, { same: '1', changed: '2', new: '1' })).toEqual([
		'changed',
		'gone',
		'new',
	])
})
