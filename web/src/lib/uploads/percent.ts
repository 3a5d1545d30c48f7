import type { Upload } from './queue.ts'

/** Rounds down, so that it says 100 % only once everything has arrived. Until an empty file is refused, it counts as 0 %. */
export function percent(uploads: readonly Pick<Upload, 'sent' | 'size'>[]) {
	const sent = uploads.reduce((sum, upload) => sum + upload.sent, 0)
	const size = uploads.reduce((sum, upload) => sum + upload.size, 0)
	if (size === 0) return 0
	return Math.min(Math.floor((sent * 100) / size), 99)
}
