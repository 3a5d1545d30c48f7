import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Upload } from '#web/lib/uploads/queue.ts'
import { WaitsForFiles } from './WaitsForFiles.tsx'

const size = 1000

const sending = (sent: number): Upload => ({ key: 'a', name: 'bill.jpg', size, sent, state: 'sending' })
const done: Upload = { key: 'b', name: 'lease.jpg', size, sent: size, state: 'done' }

function said(...uploads: Upload[]) {
	const html = renderToStaticMarkup(<WaitsForFiles uploads={uploads} />)
	const [, seen] = /<p aria-hidden="true"[^>]*>([^<]*)</.exec(html) ?? []
	const [, heard] = /<p role="status"[^>]*>([^<]*)</.exec(html) ?? []
	return { seen, heard }
}

const words = (percent: number) => `Sending your file, ${percent}%. We’ll submit as soon as it’s here.`

test('each percent is seen, and a screen reader hears each quarter once', () => {
	const steps = Array.from({ length: 100 }, (_, percent) => said(sending(percent * 10)))
	expect(steps.map(({ seen }) => seen)).toEqual(steps.map((_, percent) => words(percent)))
	expect([...new Set(steps.map(({ heard }) => heard))]).toEqual([0, 25, 50, 75].map(words))
})

test('a file that has arrived still counts, so that the share never falls', () => {
	const all = (share: number) => `Sending your files, ${share}%. We’ll submit as soon as they’re here.`
	expect(said(sending(980), sending(0)).seen).toBe(all(49))
	expect(said(done, sending(0)).seen).toBe(all(50))
	expect(said(done, sending(900)).heard).toBe(all(75))
})

test('a file that was refused is not waited for, and nothing is said once all have arrived', () => {
	const refused: Upload = { ...done, sent: 0, state: 'refused', problem: 'Invalid File Type!' }
	expect(said(refused, sending(500)).seen).toBe(words(50))
	expect(said(refused, done)).toEqual({})
})

test('a lost connection is said once to everyone', () => {
	const { seen, heard } = said({ ...sending(0), state: 'offline' })
	expect(seen).toBe('No connection. When you’re back online, we’ll go on. You don’t have to do anything.')
	expect(heard).toBe(seen)
})
