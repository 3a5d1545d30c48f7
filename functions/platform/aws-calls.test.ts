import type { RequestListener } from 'node:http'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeAws } from '#infra/testing/fake-aws.ts'

// The modules below read their settings as they load, so this file loads fresh copies of them.
vi.hoisted(() => void vi.resetModules())

/** The service answers its next requests with these, and every later one as it should. */
let troubles: RequestListener[] = []

await fakeAws(
	(request, response) => {
		const trouble = troubles.shift()
		if (trouble) return trouble(request, response)
		const isTable = request.headers['x-amz-target']
		response.end(isTable ? JSON.stringify({ Item: { pk: { S: 'a' }, sk: { S: 'b' } } }) : 'the whole file')
	},
	{ FILES_BUCKET: 'some-files' },
)
const { getItem } = await import('./store/table.ts')
const { readRange } = await import('./files/objects.ts')
const { requestHandler } = await import('./aws-calls.ts')

const readTable = () => getItem({ pk: 'a', sk: 'b' })
const readFile = async () => Buffer.from((await readRange('uploads/a', 0, 100))?.bytes ?? []).toString()

beforeEach(() => {
	troubles = []
})

const closed: RequestListener = ({ socket }) => socket.destroy()
const failed: RequestListener = (_, response) => response.writeHead(503).end()
const silent: RequestListener = () => undefined

test.each([
	['closed while the function was frozen', [closed]],
	['closed twice', [closed, closed]],
	['refused for a moment', [failed]],
])('a call whose connection is %s is sent again', async (_, given) => {
	troubles = [...given]
	expect(await readTable()).toEqual({ pk: 'a', sk: 'b' })
	troubles = [...given]
	expect(await readFile()).toBe('the whole file')
})

test('a call that gets no answer is given up and sent again', async () => {
	troubles = [silent, silent]
	expect(await Promise.all([readTable(), readFile()])).toEqual([{ pk: 'a', sk: 'b' }, 'the whole file'])
})

test('two attempts fit into the ten seconds that a request has', () => {
	expect(2 * requestHandler.requestTimeout).toBeLessThanOrEqual(10_000)
	expect(requestHandler.throwOnRequestTimeout).toBe(true)
})
