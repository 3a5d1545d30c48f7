import { t } from '#shared/words/t.ts'
import { percent } from '#web/lib/uploads/percent.ts'
import { isOnItsWay, type Upload } from '#web/lib/uploads/queue.ts'

function words(uploads: readonly Upload[]) {
	const travelling = uploads.filter(isOnItsWay)
	if (travelling.some(({ state }) => state === 'offline'))
		return t('No connection. When you’re back online, we’ll go on by ourselves.')
	return travelling.length === 1
		? t('Sending your file, {percent} %. We’ll submit as soon as it’s here.', {
				percent: percent(travelling),
			})
		: t('Sending your files, {percent} %. We’ll submit as soon as they’re here.', {
				percent: percent(travelling),
			})
}

/**
 * A person pressed the button that needs the files, and doesn't have to press it again. Once the last file is there, the
 * request is on its way, and nothing is left to say.
 */
export const WaitsForFiles = ({ uploads }: { uploads: readonly Upload[] }) =>
	uploads.some(isOnItsWay) ? (
		<p role="status" className="max-w-read font-strong tabular-nums">
			{words(uploads)}
		</p>
	) : null
