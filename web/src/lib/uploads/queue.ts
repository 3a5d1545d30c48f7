import { acceptsFile, attachmentLimit, type FilePurpose, fileSentences } from '#shared/files/rules.ts'
import { t } from '#shared/words/t.ts'
import { listeners } from '#web/lib/listeners.ts'
import type { Prepared } from '#web/lib/pictures/prepare.ts'

type State = 'preparing' | 'waiting' | 'sending' | 'offline' | 'done' | 'failed' | 'refused'

/** A chosen file and the progress of its upload. */
export interface Upload {
	key: string
	name: string
	size: number
	state: State
	/** The bytes that were sent so far. */
	sent: number
	/** Of the uploaded file, for the request that links it. */
	id?: string
	doneAt?: number
	/** Says why it was not uploaded. */
	problem?: string
	/** Tells the person what to do about the problem. */
	help?: string
}

export interface Link {
	id: string
	url: string
	headers: Record<string, string>
}

/** The server refused this very file, so no new link would help. */
export class RefusedFile extends Error {}

/** Tells whether a file will arrive, or say why it can't, without anyone doing something. */
export const isOnItsWay = ({ state }: Upload) => ['preparing', 'waiting', 'sending', 'offline'].includes(state)

export const notAllUploaded = t('One of your files didn’t upload. Try again or remove it.')

export const isDone = ({ state }: Upload) => state === 'done'

export const idsOf = (uploads: readonly Upload[]) => uploads.filter(isDone).flatMap(({ id }) => id ?? [])

export const hasFailed = (uploads: readonly Upload[]) => uploads.some(({ state }) => state === 'failed')

/** Nobody would notice a page of a bill that is left out, so one that didn't upload stops them all. */
export function idsToSend(uploads: readonly Upload[]) {
	if (hasFailed(uploads)) throw new Error(notAllUploaded)
	return idsOf(uploads)
}

/** The dependencies of the queue. */
export interface UploadTransport {
	prepare: (file: File) => Promise<Prepared>
	link: (file: File) => Promise<Link>
	put: (link: Link, file: File, onSent: (bytes: number) => void, stop: AbortSignal) => Promise<void>
	online: () => boolean
	backOnline: (stop: AbortSignal) => Promise<void>
	pause: (milliseconds: number) => Promise<void>
	now: () => number
	newKey: () => string
}

const atOnce = 2
const triesPerFile = 3
const pauseMs = 1500

/**
 * Prepares chosen files one after the other, because a phone has no memory for two photos, and sends them two at a
 * time. It waits for a lost connection and replaces an expired link.
 */
export class UploadQueue {
	readonly purpose: FilePurpose
	readonly limit: number
	#carrier: UploadTransport
	#uploads: readonly Upload[]
	#contents = new Map<string, File>()
	#chosen = new Map<string, File>()
	#preparing = false
	#running = new Map<string, AbortController>()
	#changes = listeners()

	constructor(purpose: FilePurpose, carrier: UploadTransport, kept: readonly Upload[] = [], limit = attachmentLimit) {
		this.purpose = purpose
		this.limit = limit
		this.#carrier = carrier
		this.#uploads = kept
	}

	uploads = () => this.#uploads

	subscribe = this.#changes.on

	add = (files: Iterable<File>) => {
		for (const file of files) {
			const same = this.#sameAs(file)
			// What was just chosen can be read, also where a phone has taken the first one back.
			if (same?.state === 'refused' || same?.state === 'failed') this.remove(same.key)
			else if (same) continue
			const upload = { key: this.#carrier.newKey(), name: file.name, size: file.size, sent: 0 }
			this.#chosen.set(upload.key, file)
			this.#set([...this.#uploads, { ...upload, state: 'preparing' }])
		}
		void this.#prepare()
	}

	/** Ends the sending of a file and forgets it. */
	remove = (key: string) => {
		this.#running.get(key)?.abort()
		this.#running.delete(key)
		this.#contents.delete(key)
		this.#chosen.delete(key)
		this.#set(this.#uploads.filter((upload) => upload.key !== key))
		this.#next()
	}

	retry = (key: string) => {
		this.#change(key, { state: 'waiting', sent: 0 })
		this.#next()
	}

	/** The server's problems with single files of a submission, by their index in `ids`. */
	refuse = (ids: readonly string[], errors: Readonly<Record<string, string>>) => {
		for (const [name, problem] of Object.entries(errors)) {
			const id = ids[Number(name.split('.')[1])]
			const upload = this.#uploads.find((one) => id !== undefined && one.id === id)
			if (upload) this.#change(upload.key, { state: 'refused', problem })
		}
	}

	/** The file as it is sent, if it was chosen in this page. */
	contentOf = (key: string) => this.#contents.get(key)

	/** Only a file that is still in this page can be sent again. */
	canRetry = ({ key, state }: Upload) => state === 'failed' && this.#contents.has(key)

	/** Forgets what the files contain too, so that the next ones don't begin. */
	stop = () => {
		for (const running of this.#running.values()) running.abort()
		for (const each of [this.#running, this.#contents, this.#chosen]) each.clear()
	}

	/** The same file as it was chosen, or as it became. */
	#sameAs = ({ name, size }: File) =>
		this.#uploads.find((upload) =>
			[upload, this.#chosen.get(upload.key)].some((one) => one?.name === name && one.size === size),
		)

	#isFull = () => this.#uploads.filter(({ state }) => state !== 'refused' && state !== 'preparing').length >= this.limit

	async #prepare() {
		if (this.#preparing) return
		this.#preparing = true
		for (;;) {
			const upload = this.#uploads.find(({ state }) => state === 'preparing')
			const chosen = upload && this.#chosen.get(upload.key)
			if (!upload || !chosen) break
			const { file, ...about } = this.#isFull()
				? { file: chosen, problem: fileSentences.tooMany }
				: await this.#prepared(chosen)
			if (!this.#chosen.has(upload.key)) continue
			const { name, size } = file
			if (!about.problem) this.#contents.set(upload.key, file)
			this.#change(upload.key, { ...about, name, size, state: about.problem ? 'refused' : 'waiting' })
			this.#next()
		}
		this.#preparing = false
	}

	/** A file that can't even be read, such as one on a stick that was taken out, is refused like any other. */
	async #prepared(chosen: File): Promise<Prepared> {
		const prepared = await this.#carrier
			.prepare(chosen)
			.catch((): Prepared => ({ file: chosen, problem: fileSentences.failed }))
		const { name, size, type } = prepared.file
		const problem = prepared.problem ?? acceptsFile(this.purpose, name, size, type)
		return { ...prepared, ...(problem && { problem }) }
	}

	#next() {
		const waiting = this.#uploads.filter(({ state }) => state === 'waiting')
		for (const { key } of waiting.slice(0, Math.max(atOnce - this.#running.size, 0))) {
			const file = this.#contents.get(key)
			if (!file) continue
			const stop = new AbortController()
			this.#running.set(key, stop)
			void this.#send(key, file, stop.signal).then(() => {
				if (this.#running.get(key) === stop) this.#running.delete(key)
				this.#next()
			})
		}
	}

	async #send(key: string, file: File, stop: AbortSignal) {
		const { link, put, online, backOnline, pause, now } = this.#carrier
		for (let tries = 1; !stop.aborted; tries++) {
			this.#change(key, { state: 'sending', sent: 0 })
			try {
				const way = await link(file)
				if (stop.aborted) return
				await put(way, file, (sent) => this.#change(key, { sent }), stop)
				this.#change(key, { state: 'done', sent: file.size, id: way.id, doneAt: now() })
				return
			} catch (error) {
				if (stop.aborted) return
				if (error instanceof RefusedFile) return this.#change(key, { state: 'refused', problem: error.message })
				if (!online()) {
					this.#change(key, { state: 'offline', sent: 0 })
					await backOnline(stop)
					tries = 0
				} else if (tries >= triesPerFile) {
					return this.#change(key, { state: 'failed', problem: fileSentences.failed })
				} else await pause(pauseMs * tries)
			}
		}
	}

	#change(key: string, change: Partial<Upload>) {
		this.#set(
			this.#uploads.map((upload) => {
				if (upload.key !== key) return upload
				const { problem: _, help: __, ...rest } = upload
				return { ...rest, ...change }
			}),
		)
	}

	#set(uploads: readonly Upload[]) {
		this.#uploads = uploads
		this.#changes.tell()
	}
}

/** Rounds down, so that it says 100 % only once everything has arrived. Until an empty file is refused, it counts as 0 %. */
export function percent(uploads: readonly Pick<Upload, 'sent' | 'size'>[]) {
	const sent = uploads.reduce((sum, upload) => sum + upload.sent, 0)
	const size = uploads.reduce((sum, upload) => sum + upload.size, 0)
	if (size === 0) return 0
	return Math.min(Math.floor((sent * 100) / size), 99)
}
