import { kilobytes } from '#shared/files/rules.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { isOnItsWay, percent, type Upload } from '#web/lib/uploads/queue.ts'
import { Thumbnail } from './Thumbnail.tsx'

export interface UploadRowActions {
	canRetry: (upload: Upload) => boolean
	onRetry: (key: string) => void
	/** Cancels what is being sent, too. */
	onRemove: (key: string) => void
}

const edges = {
	preparing: 'border-l-line',
	waiting: 'border-l-line',
	sending: 'border-l-sun',
	offline: 'border-l-sun',
	done: 'border-l-pine',
	failed: 'border-l-rose',
	refused: 'border-l-rose',
}

function words(upload: Upload) {
	if (upload.problem) return upload.problem
	if (upload.state === 'done') return t('Uploaded')
	if (upload.state === 'preparing') return t('Getting it ready')
	if (upload.state === 'sending') return t('Sending, {percent}%', { percent: percent([upload]) })
	if (upload.state === 'offline') return t('No connection. We’ll continue when you’re back online.')
	return t('Waiting')
}

export function UploadRow({
	upload,
	file,
	canRetry,
	onRetry,
	onRemove,
}: UploadRowActions & { upload: Upload; file: File | undefined }) {
	const { key, name, size, state, problem, help, hint } = upload
	const busy = isOnItsWay(upload)
	return (
		<li
			className={`grid items-center gap-x-s4 rounded-field border border-line border-l-4 bg-white p-s2 ${state === 'refused' ? 'small:grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[auto_minmax(0,1fr)] small:grid-cols-[auto_minmax(0,1fr)_auto]'} ${edges[state]}`}
		>
			{state === 'refused' ? null : (
				<Thumbnail file={file} name={name} size="size-24" className="row-span-2 self-start small:row-auto" />
			)}
			<div className="min-w-0">
				<p className="wrap-anywhere">
					<b>{name}</b> <span className="whitespace-nowrap text-soft tabular-nums">{kilobytes(size)}</span>
				</p>
				<p
					role={problem ? 'alert' : undefined}
					className={problem ? 'font-strong text-rose' : 'text-small text-soft tabular-nums'}
				>
					{words(upload)}
				</p>
				{help ? <p className="max-w-read">{help}</p> : null}
				{hint && !problem ? (
					<p role="status" className="max-w-read text-amber">
						{hint}
					</p>
				) : null}
				{busy ? (
					<progress
						aria-label={t('Sending {name}', { name })}
						max={100}
						value={state === 'sending' ? percent([upload]) : 0}
						className="my-1 block h-1.5 w-full accent-river"
					/>
				) : null}
			</div>
			<div className={`-ml-3 flex small:ml-0 ${state === 'refused' ? '' : 'max-small:col-start-2'}`}>
				{canRetry(upload) ? (
					<Button look="quiet" size="small" aria-label={t('Retry {name}', { name })} onClick={() => onRetry(key)}>
						{t('Retry')}
					</Button>
				) : null}
				<Button
					look="quiet"
					size="small"
					aria-label={busy ? t('Cancel {name}', { name }) : t('Remove {name}', { name })}
					onClick={() => onRemove(key)}
				>
					{busy ? t('Cancel ~upload') : t('Remove')}
				</Button>
			</div>
		</li>
	)
}
