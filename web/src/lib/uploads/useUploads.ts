import { useEffect, useState, useSyncExternalStore } from 'react'
import { filesApi } from '#shared/files/api.ts'
import type { FilePurpose } from '#shared/files/rules.ts'
import { ApiError, client } from '#web/lib/api.ts'
import { prepare } from '#web/lib/pictures/prepare.ts'
import { type Link, RefusedFile, type Upload, UploadQueue, type UploadTransport } from './queue.ts'

/** An upload may be slow, but without any progress for this long its connection is lost. */
const stillnessMs = 45_000

/** fetch says nothing about how far an upload is, so this one is an XMLHttpRequest. */
const put = (link: Link, file: File, onSent: (bytes: number) => void, stop: AbortSignal) =>
	new Promise<void>((resolve, reject) => {
		const request = new XMLHttpRequest()
		let stillness: ReturnType<typeof setTimeout> | undefined
		const watch = () => {
			clearTimeout(stillness)
			stillness = setTimeout(() => request.abort(), stillnessMs)
		}
		const abort = () => request.abort()
		const end = (went: boolean) => {
			clearTimeout(stillness)
			stop.removeEventListener('abort', abort)
			window.removeEventListener('offline', abort)
			went ? resolve() : reject(new Error(`The storage answered ${request.status}`))
		}
		request.upload.onprogress = ({ loaded }) => {
			watch()
			onSent(loaded)
		}
		request.onload = () => end(request.status >= 200 && request.status < 300)
		request.onerror = () => end(false)
		request.onabort = () => end(false)
		stop.addEventListener('abort', abort)
		// Without this, a person in a tunnel would read for 45 seconds that their file is being sent.
		window.addEventListener('offline', abort)
		request.open('PUT', link.url)
		for (const [name, value] of Object.entries(link.headers)) request.setRequestHeader(name, value)
		watch()
		request.send(file)
	})

const files = client(filesApi)

/** Failures that another try may get past, now or when the person presses Retry. */
const passing = ['offline', 'failed', 'busy', 'too-many']

const browser = (purpose: FilePurpose, isGuests: boolean): UploadTransport => ({
	prepare: (file) => prepare(file, purpose),
	link: ({ name, size, type }) =>
		files
			.uploadLink({ name, size, contentType: type, purpose }, isGuests ? { session: 'none' } : {})
			.catch((error: unknown) => {
				const hopeless = error instanceof ApiError && (error.errors.name || !passing.includes(error.code))
				throw hopeless ? new RefusedFile(error.errors.name ?? error.message) : error
			}),
	put,
	online: () => navigator.onLine,
	backOnline: (stop) =>
		new Promise((resolve) => {
			window.addEventListener('online', () => resolve(), { once: true, signal: stop })
			stop.addEventListener('abort', () => resolve(), { once: true })
			if (navigator.onLine) resolve()
		}),
	pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
	now: () => Date.now(),
	newKey: () => crypto.randomUUID(),
})

interface Options {
	/** What was chosen before a reload. */
	kept?: () => readonly Upload[]
	limit?: number
	/** A guest's form is sent without cookies, so its files may belong to no one who has signed in since. */
	isGuests?: boolean
}

/** The files of one form, sent to storage while the person goes on typing. */
export function useUploads(purpose: FilePurpose, { kept, limit, isGuests = false }: Options = {}) {
	const [queue] = useState(() => new UploadQueue(purpose, browser(purpose, isGuests), kept?.(), limit))
	const uploads = useSyncExternalStore(queue.subscribe, queue.uploads)
	useEffect(() => queue.stop, [queue])
	return { queue, uploads }
}
