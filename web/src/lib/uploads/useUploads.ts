import { useEffect, useState, useSyncExternalStore } from 'react'
import { filesApi } from '#shared/files/api.ts'
import type { FilePurpose } from '#shared/files/rules.ts'
import { ApiError, client } from '#web/lib/api.ts'
import { prepare } from '#web/lib/pictures/prepare.ts'
import { put } from './put.ts'
import { RefusedFile, type Upload, UploadQueue, type UploadTransport } from './queue.ts'

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
