import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

// The modules below read their settings as they load, so this file loads fresh copies of them.
vi.hoisted(() => void vi.resetModules())

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** The service answers its next requests with these, and every later one as it should. */
let troubles: Answer[] = []

const server = createServer((request, response) => {
	const trouble = troubles.shift()
	if (trouble) return trouble(request, response)
	const isTable = request.headers['x-amz-target']
	response.end(isTable ? JSON.stringify({ Item: { pk: { S: 'a' }, sk: { S: 'b' } } }) : 'the whole file')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

Object.assign(process.env, {
	TABLE_NAME: 'some-table',
	FILES_BUCKET: 'some-files',
	AWS_REGION: 'us-east-2',
	AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
	AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
	AWS_SECRET_ACCESS_KEY: 'secret',
})
const { getItem } = await import('./store/table.ts')
const { readRange } = await import('./files/objects.ts')
const { requestHandler } = await import('./aws-calls.ts')

const readTable = () => getItem({ pk: 'a', sk: 'b' })
const readFile = async () => Buffer.from((await readRange('uploads/a', 0, 100))?.bytes ?? []).toString()

beforeEach(() => {
	troubles = []
})

afterAll(() => {
	server.closeAllConnections()
	server.close()
})

const closed: Answer = ({ socket }) => socket.destroy()
const failed: Answer = (_, response) => response.writeHead(503).end()
const silent: Answer = () => undefined

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
