import { expect, test } from 'vitest'
import { isOnItsWay, RefusedFile, UploadQueue, type UploadTransport } from './queue.ts'

const photo = (name: string, size = 1000) => new File([new Uint8Array(size)], name, { type: 'image/png' })

/** A queue and a fake storage in which each upload waits until the test says how it went. */
function world() {
	const puts: { id: string; end: (error?: Error) => void; stop: AbortSignal }[] = []
	const facts = { online: true, links: 0, comeBack: () => {} }
	let keys = 0
	const carrier: UploadTransport = {
		prepare: async (file) => ({ file }),
		link: async () => {
			facts.links++
			return { id: `id-${facts.links}`, url: '', headers: {} }
		},
		put: ({ id }, file, onSent, stop) =>
			new Promise((resolve, reject) => {
				onSent(file.size / 2)
				puts.push({ id, stop, end: (error) => (error ? reject(error) : resolve()) })
			}),
		online: () => facts.online,
		backOnline: () =>
			new Promise((resolve) => {
				facts.comeBack = () => {
					facts.online = true
					resolve()
				}
			}),
		pause: () => Promise.resolve(),
		now: () => 42,
		newKey: () => `key-${++keys}`,
	}
	return { carrier, puts, facts }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

const states = (queue: UploadQueue) => queue.uploads().map(({ state }) => state)

test('two at a time, and the next begins when one is done', async () => {
	const { carrier, puts } = world()
	const queue = new UploadQueue('attachment', carrier)
	queue.add([photo('a.png'), photo('b.png'), photo('c.png')])
	await settle()
	expect(states(queue)).toEqual(['sending', 'sending', 'waiting'])
	expect(queue.uploads()[0]?.sent).toBe(500)
	puts[0]?.end()
	await settle()
	expect(states(queue)).toEqual(['done', 'sending', 'sending'])
	expect(queue.uploads()[0]).toMatchObject({ id: 'id-1', doneAt: 42, sent: 1000 })
})

test('each refused file has its own documented sentence and takes no place', async () => {
	const queue = new UploadQueue('attachment', world().carrier)
	queue.add([photo('a.svg'), photo('big.png', 8_388_609), photo('empty.png', 0)])
	queue.add(Array.from({ length: 11 }, (_, index) => photo(`${index}.png`)))
	await settle()
	expect(queue.uploads().flatMap(({ problem }) => problem ?? [])).toEqual([
		'Invalid File Type!',
		'Invalid File Size (Max Size: 8MB)!',
		'This file is empty. Please choose another.',
		'Maximum Uploads Reached!',
	])
})

test('a lost connection is waited for, and a new link is used', async () => {
	const { carrier, puts, facts } = world()
	const queue = new UploadQueue('attachment', carrier)
	queue.add([photo('a.png')])
	await settle()
	facts.online = false
	puts[0]?.end(new Error('gone'))
	await settle()
	expect(states(queue)).toEqual(['offline'])
	facts.comeBack()
	await settle()
	puts[1]?.end()
	await settle()
	expect(queue.uploads()[0]).toMatchObject({ state: 'done', id: 'id-2' })
})

test('after three tries it says so, and Retry begins anew', async () => {
	const { carrier, puts, facts } = world()
	const queue = new UploadQueue('attachment', carrier)
	queue.add([photo('a.png')])
	for (const tries of [0, 1, 2]) {
		await settle()
		puts[tries]?.end(new Error('expired'))
	}
	await settle()
	const [failed] = queue.uploads()
	expect(failed).toMatchObject({ state: 'failed', problem: 'Error Submitting, Try Again or Contact Support' })
	expect(failed && queue.canRetry(failed)).toBe(true)
	queue.retry('key-1')
	await settle()
	expect(facts.links).toBe(4)
	puts[3]?.end()
	await settle()
	expect(queue.uploads()[0]).toMatchObject({ state: 'done' })
	expect(queue.uploads()[0]).not.toHaveProperty('problem')
})

test('a file that failed is sent when it is chosen again, though the phone took the first one back', async () => {
	const { carrier, puts } = world()
	const queue = new UploadQueue('attachment', carrier)
	queue.add([photo('a.png')])
	for (const tries of [0, 1, 2]) {
		await settle()
		puts[tries]?.end(new Error('gone'))
	}
	await settle()
	expect(states(queue)).toEqual(['failed'])
	queue.add([photo('a.png')])
	await settle()
	puts[3]?.end()
	await settle()
	expect(queue.uploads()).toMatchObject([{ name: 'a.png', state: 'done' }])
})

test('an upload that the server refuses is not retried', async () => {
	const { carrier } = world()
	const queue = new UploadQueue('attachment', { ...carrier, link: () => Promise.reject(new RefusedFile('no')) })
	queue.add([photo('a.png')])
	await settle()
	expect(queue.uploads()[0]).toMatchObject({ state: 'refused', problem: 'no' })
})

test('cancel ends the sending and makes room for the next; the same file twice is one', async () => {
	const { carrier, puts } = world()
	const queue = new UploadQueue('attachment', carrier)
	queue.add([photo('a.png'), photo('b.png'), photo('c.png'), photo('a.png')])
	await settle()
	queue.remove('key-1')
	await settle()
	expect(puts[0]?.stop.aborted).toBe(true)
	expect(queue.uploads().map(({ name, state }) => [name, state])).toEqual([
		['b.png', 'sending'],
		['c.png', 'sending'],
	])
})

test('a file that is refused after it arrived says so in its own row, and gives its place away', async () => {
	const { carrier, puts } = world()
	const queue = new UploadQueue('attachment', carrier, [], 2)
	queue.add([photo('a.png'), photo('b.png')])
	await settle()
	for (const { end } of puts) end()
	await settle()
	queue.refuse(['id-1', 'id-2'], { 'attachments.1': 'Invalid File Type!', email: 'Not a file.' })
	expect(queue.uploads()).toMatchObject([
		{ name: 'a.png', state: 'done' },
		{ name: 'b.png', state: 'refused', problem: 'Invalid File Type!' },
	])
	queue.add([photo('c.png')])
	await settle()
	expect(states(queue)).toEqual(['done', 'refused', 'sending'])
})

test('a file that was refused is taken when it is chosen again, and its old row goes', async () => {
	const { carrier } = world()
	const queue = new UploadQueue('attachment', carrier, [
		{ key: 'kept', name: 'bill.png', size: 1000, sent: 0, state: 'refused', problem: 'We no longer have it.' },
	])
	queue.add([photo('bill.png')])
	await settle()
	expect(queue.uploads()).toMatchObject([{ key: 'key-1', name: 'bill.png', state: 'sending' }])
})

test('a photo that was refused under the name it got is taken when it is chosen again', async () => {
	const { carrier, puts } = world()
	const smaller = new File(['smaller'], 'a.jpg', { type: 'image/jpeg' })
	const queue = new UploadQueue('attachment', { ...carrier, prepare: async () => ({ file: smaller }) })
	queue.add([photo('a.png')])
	await settle()
	puts[0]?.end()
	await settle()
	queue.refuse(['id-1'], { 'attachments.0': 'We no longer have it.' })
	queue.add([photo('a.png')])
	await settle()
	expect(queue.uploads()).toMatchObject([{ key: 'key-2', name: 'a.jpg', state: 'sending' }])
})

test('no file is sent any more once the page is left', async () => {
	const { carrier, puts } = world()
	const queue = new UploadQueue('attachment', carrier)
	queue.add([photo('a.png'), photo('b.png'), photo('c.png'), photo('d.png')])
	await settle()
	queue.stop()
	for (const { stop, end } of puts) if (stop.aborted) end(new Error('aborted'))
	await settle()
	expect(puts).toHaveLength(2)
})

test('photos are prepared one after the other, sent as they became', async () => {
	const { carrier } = world()
	const prepared: { file: File; become: (made: File) => void }[] = []
	const queue = new UploadQueue('attachment', {
		...carrier,
		prepare: (file) => new Promise((resolve) => prepared.push({ file, become: (made) => resolve({ file: made }) })),
	})
	queue.add([photo('a.heic', 9_000_000), photo('b.png')])
	await settle()
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
