import { t } from '#shared/words/t.ts'
import { isOnItsWay, percent, type Upload } from '#web/lib/uploads/queue.ts'

/** A file that has arrived counts too: without it the share would fall each time one does. */
const isNeeded = (upload: Upload) => upload.state === 'done' || isOnItsWay(upload)

function words(uploads: readonly Upload[], share: number) {
	if (uploads.some(({ state }) => state === 'offline'))
		return t('No connection. When you’re back online, we’ll go on. You don’t have to do anything.')
	return uploads.length === 1
		? t('Sending your file, {percent}%. We’ll submit as soon as it’s here.', { percent: share })
		: t('Sending your files, {percent}%. We’ll submit as soon as they’re here.', { percent: share })
}

/**
 * A person pressed the button that needs the files, and doesn't have to press it again. Once the last file is there, the
 * request is on its way, and nothing is left to say. A screen reader hears each quarter, because each percent would
 * drown out everything else.
 */
export function WaitsForFiles({ uploads }: { uploads: readonly Upload[] }) {
	if (!uploads.some(isOnItsWay)) return null
	const needed = uploads.filter(isNeeded)
	const share = percent(needed)
	return (
		<div>
			<p aria-hidden="true" className="max-w-read font-strong tabular-nums">
				{words(needed, share)}
			</p>
			<p role="status" className="sr-only">
				{words(needed, share - (share % 25))}
			</p>
		</div>
	)
}
