import type { Link } from './queue.ts'

/** An upload may be slow, but without any progress for this long its connection is lost. */
const stillnessMs = 45_000

/** fetch says nothing about how far an upload is, so this one is an XMLHttpRequest. */
export const put = (link: Link, file: File, onSent: (bytes: number) => void, stop: AbortSignal) =>
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
