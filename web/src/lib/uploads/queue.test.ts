import { expect, test } from 'vitest'
import { isOnItsWay, RefusedFile, type Upload, UploadQueue, type UploadTransport } from './queue.ts'

const photo = (name: string, size = 1000) => new File([new Uint8Array(size)], name, { type: 'image/png' })

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A queue with these files, and a fake storage in which each upload waits until the test says how it went. */
async function queueOf(names: string[], changes: Partial<UploadTransport> = {}, kept: Upload[] = [], limit?: number) {
	const stops: AbortSignal[] = []
	const ends: ((error?: Error) => void)[] = []
	const network = { online: true, links: 0, comeBack: () => {} }
	let keys = 0
	const queue = new UploadQueue(
		'attachment',
		{
			prepare: async (file) => ({ file }),
			link: async () => {
				network.links++
				return { id: `id-${network.links}`, url: '', headers: {} }
			},
			put: (_, file, onSent, stop) =>
				new Promise((resolve, reject) => {
					onSent(file.size / 2)
					stops.push(stop)
					ends.push((error) => (error ? reject(error) : resolve()))
				}),
			online: () => network.online,
			backOnline: () =>
				new Promise((resolve) => {
					network.comeBack = () => {
						network.online = true
						resolve()
					}
				}),
			pause: () => Promise.resolve(),
			now: () => 42,
			newKey: () => `key-${++keys}`,
			...changes,
		},
		kept,
		limit,
	)
	const choose = (...files: File[]) => {
		queue.add(files)
		return settle()
	}
	const end = (at: number, error?: Error) => {
		ends[at]?.(error)
		return settle()
	}
	await choose(...names.map((name) => photo(name)))
	return { queue, choose, end, stops, network }
}

const states = (queue: UploadQueue) => queue.uploads().map(({ state }) => state)

test('two at a time, and the next begins when one is done', async () => {
	const { queue, end } = await queueOf(['a.png', 'b.png', 'c.png'])
	expect(states(queue)).toEqual(['sending', 'sending', 'waiting'])
	expect(queue.uploads()[0]?.sent).toBe(500)
	await end(0)
	expect(states(queue)).toEqual(['done', 'sending', 'sending'])
	expect(queue.uploads()[0]).toMatchObject({ id: 'id-1', doneAt: 42, sent: 1000 })
})

test('each refused file has its own documented sentence and takes no place', async () => {
	const { queue, choose } = await queueOf([])
	await choose(photo('a.svg'), photo('big.png', 8_388_609), photo('empty.png', 0))
	await choose(...Array.from({ length: 11 }, (_, index) => photo(`${index}.png`)))
	expect(queue.uploads().flatMap(({ problem }) => problem ?? [])).toEqual([
		'Invalid File Type!',
		'Invalid File Size (Max Size: 8MB)!',
		'This file is empty. Please choose another.',
		'Maximum Uploads Reached!',
	])
})

test('a lost connection is waited for, and a new link is used', async () => {
	const { queue, end, network } = await queueOf(['a.png'])
	network.online = false
	await end(0, new Error('gone'))
	expect(states(queue)).toEqual(['offline'])
	network.comeBack()
	await settle()
	await end(1)
	expect(queue.uploads()[0]).toMatchObject({ state: 'done', id: 'id-2' })
})

test.each([
	['Retry begins anew', ({ queue }) => queue.retry('key-1')],
	[
		'it is sent when it is chosen again, though the phone took the first one back',
		({ choose }) => choose(photo('a.png')),
	],
] satisfies [string, (of: Awaited<ReturnType<typeof queueOf>>) => unknown][])(
	'after three tries it says so, and %s',
	async (_, again) => {
		const made = await queueOf(['a.png'])
		const { queue, end, network } = made
		for (const tries of [0, 1, 2]) await end(tries, new Error('expired'))
		const [failed] = queue.uploads()
		expect(failed).toMatchObject({ state: 'failed', problem: 'Error Submitting, Try Again or Contact Support' })
		expect(failed && queue.canRetry(failed)).toBe(true)
		await again(made)
		await settle()
		expect(network.links).toBe(4)
		await end(3)
		expect(queue.uploads()).toMatchObject([{ name: 'a.png', state: 'done' }])
		expect(queue.uploads()[0]).not.toHaveProperty('problem')
	},
)

test('an upload that the server refuses is not retried', async () => {
	const { queue } = await queueOf(['a.png'], { link: () => Promise.reject(new RefusedFile('no')) })
	expect(queue.uploads()[0]).toMatchObject({ state: 'refused', problem: 'no' })
})

test('cancel ends the sending and makes room for the next; the same file twice is one', async () => {
	const { queue, stops } = await queueOf(['a.png', 'b.png', 'c.png', 'a.png'])
	queue.remove('key-1')
	await settle()
	expect(stops[0]?.aborted).toBe(true)
	expect(queue.uploads().map(({ name, state }) => [name, state])).toEqual([
		['b.png', 'sending'],
		['c.png', 'sending'],
	])
})

test('a file that is refused after it arrived says so in its own row, and gives its place away', async () => {
	const { queue, choose, end } = await queueOf(['a.png', 'b.png'], {}, [], 2)
	for (const at of [0, 1]) await end(at)
	queue.refuse(['id-1', 'id-2'], { 'attachments.1': 'Invalid File Type!', email: 'Not a file.' })
	expect(queue.uploads()).toMatchObject([
		{ name: 'a.png', state: 'done' },
		{ name: 'b.png', state: 'refused', problem: 'Invalid File Type!' },
	])
	await choose(photo('c.png'))
	expect(states(queue)).toEqual(['done', 'refused', 'sending'])
})

test('a file that was refused before a reload is taken when it is chosen again, and its old row goes', async () => {
	const { queue, choose } = await queueOf([], {}, [
		{ key: 'kept', name: 'bill.png', size: 1000, sent: 0, state: 'refused', problem: 'We no longer have it.' },
	])
	await choose(photo('bill.png'))
	expect(queue.uploads()).toMatchObject([{ key: 'key-1', name: 'bill.png', state: 'sending' }])
})

test('a photo that was refused under the name it got is taken when it is chosen again', async () => {
	const smaller = new File(['smaller'], 'a.jpg', { type: 'image/jpeg' })
	const { queue, choose, end } = await queueOf(['a.png'], { prepare: async () => ({ file: smaller }) })
	await end(0)
	queue.refuse(['id-1'], { 'attachments.0': 'We no longer have it.' })
	await choose(photo('a.png'))
	expect(queue.uploads()).toMatchObject([{ key: 'key-2', name: 'a.jpg', state: 'sending' }])
})

test('no file is sent any more once the page is left', async () => {
	const { queue, end, stops } = await queueOf(['a.png', 'b.png', 'c.png', 'd.png'])
	queue.stop()
	for (const [at, stop] of stops.entries()) if (stop.aborted) await end(at, new Error('aborted'))
	expect(stops).toHaveLength(2)
})

test('photos are prepared one after the other, sent as they became', async () => {
	const prepared: { file: File; become: (made: File) => void }[] = []
	const { queue, choose } = await queueOf([], {
		prepare: (file) => new Promise((resolve) => prepared.push({ file, become: (made) => resolve({ file: made }) })),
	})
	await choose(photo('a.heic', 9_000_000), photo('b.png'))
	expect(prepared.map(({ file }) => file.name)).toEqual(['a.heic'])
	expect(queue.uploads().every(isOnItsWay)).toBe(true)
	prepared[0]?.become(new File([new Uint8Array(700)], 'a.jpg', { type: 'image/jpeg' }))
	await settle()
	expect(queue.uploads()).toMatchObject([
		{ name: 'a.jpg', size: 700, state: 'sending' },
		{ name: 'b.png', state: 'preparing' },
	])
	queue.add([photo('a.heic', 9_000_000)])
	expect(queue.uploads().length).toBe(2)
	queue.remove('key-2')
	prepared[1]?.become(photo('b.png'))
	await settle()
	expect(states(queue)).toEqual(['sending'])
})
