import { useEffect, useId, useRef, useState } from 'react'
import { fileRules, kilobytes } from '#shared/files/rules.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { plural } from '#web/lib/plural.ts'
import { isOnItsWay, percent, type Upload, type UploadQueue } from '#web/lib/uploads/queue.ts'
import { Thumbnail } from './Thumbnail.tsx'

interface Props {
	label: string
	hint: string
	queue: UploadQueue
	uploads: readonly Upload[]
	/** Given if fewer files are left than the queue takes. */
	limit?: number
	/** On phones the camera comes first, because a photo of a bill is what most people have. */
	camera?: boolean
	onAdd?: () => void
}

/**
 * Files go off as soon as they are chosen; the rows say how far each one is. `image/*` lets phones offer every photo they
 * have, because a photo of another type is turned into a JPEG.
 */
export function FileUploads({ label, hint, queue, uploads, limit = queue.limit, camera = false, onAdd }: Props) {
	const id = useId()
	const heading = useRef<HTMLParagraphElement>(null)
	const single = queue.limit === 1
	const remove = (key: string) => {
		queue.remove(key)
		// The button that had the focus is gone.
		heading.current?.focus({ preventScroll: true })
	}
	const add = (files: Iterable<File>) => {
		onAdd?.()
		// Choosing again where there is room for one file means another one in its place.
		if (single) for (const { key } of uploads) queue.remove(key)
		queue.add(files)
	}
	const over = useFileDrop(add)
	const refused = uploads.filter(({ state }) => state === 'refused')
	const taken = uploads.filter(({ state }) => state !== 'refused')
	const done = taken.filter(({ state }) => state === 'done')
	const size = done.reduce((sum, upload) => sum + upload.size, 0)
	const described = `${id}-label ${id}-hint`
	const endings = Object.keys(fileRules[queue.purpose].types).map((ending) => `.${ending}`)
	// Once there is a file, what comes after it is the button to press.
	const isFirst = camera && taken.length === 0
	const row = (upload: Upload) => (
		<UploadRow
			key={upload.key}
			upload={upload}
			file={queue.contentOf(upload.key)}
			canRetry={queue.canRetry}
			onRetry={queue.retry}
			onRemove={remove}
		/>
	)

	return (
		<div className="grid gap-s4">
			{taken.length > 0 ? (
				<ul className="grid gap-s3" aria-label={t('Chosen files')}>
					{taken.map(row)}
				</ul>
			) : null}
			{refused.length > 0 ? (
				<div className="grid gap-s3 rounded-card border-l-4 border-l-rose bg-rose-wash p-s4">
					<p id={`${id}-refused`} className="font-strong text-rose">
						{plural(refused.length, 'Not added: {n} file', 'Not added: {n} files')}
					</p>
					<ul className="grid gap-s3" aria-labelledby={`${id}-refused`}>
						{refused.map(row)}
					</ul>
					{taken.length > 0 ? <p>{t('Your other files are fine.')}</p> : null}
				</div>
			) : null}
			<p role="status" className="text-soft tabular-nums empty:hidden">
				{done.length > 0 && !single
					? t('{n} of {limit} files uploaded, {size}', { n: done.length, limit, size: kilobytes(size) })
					: null}
			</p>
			<div
				className={`grid justify-items-start gap-s3 rounded-card border-2 border-dashed p-s4 small:p-s5 ${over ? 'border-river bg-river-wash' : 'border-line bg-paper'}`}
			>
				<p ref={heading} id={`${id}-label`} tabIndex={-1} className="font-strong">
					{label}
				</p>
				<div className="flex w-full flex-wrap items-center gap-s3">
					{camera ? (
						<span className="grid w-full small:w-auto pointer-fine:hidden">
							<FilePicker
								look={isFirst ? 'primary' : 'ghost'}
								described={described}
								accept="image/*"
								capture
								onChoose={add}
							>
								{t('Take a photo')}
							</FilePicker>
						</span>
					) : null}
					<span className="grid w-full small:w-auto pointer-fine:w-auto">
						<FilePicker
							described={described}
							accept={['image/*', ...endings].join(',')}
							multiple={!single}
							look={isFirst ? 'primaryWithMouse' : 'ghost'}
							onChoose={add}
						>
							{single ? t('Choose a file') : t('Choose files')}
						</FilePicker>
					</span>
					<span className="hidden text-soft pointer-fine:inline">
						{single ? t('or drop it anywhere on this page') : t('or drop them anywhere on this page')}
					</span>
				</div>
				<p id={`${id}-hint`} className="max-w-read text-small text-soft">
					{hint}
				</p>
			</div>
		</div>
	)
}

interface FilePickerProps {
	children: string
	/** The ids of the elements that describe it. */
	described: string
	accept: string
	capture?: boolean
	/** True if several files can be chosen at once. */
	multiple?: boolean
	/** With a mouse there's no camera, so the choice of files comes first. */
	look?: 'primary' | 'ghost' | 'primaryWithMouse'
	onChoose: (files: File[]) => void
}

const withMouse = 'pointer-fine:bg-river pointer-fine:text-paper pointer-fine:hover:bg-river-deep'

function FilePicker({
	children,
	described,
	accept,
	capture = false,
	multiple = true,
	look = 'ghost',
	onChoose,
}: FilePickerProps) {
	const input = useRef<HTMLInputElement>(null)
	return (
		<>
			<Button
				look={look === 'primary' ? 'primary' : 'ghost'}
				className={look === 'primaryWithMouse' ? withMouse : ''}
				aria-describedby={described}
				onClick={() => input.current?.click()}
			>
				{children}
			</Button>
			<input
				ref={input}
				type="file"
				hidden
				tabIndex={-1}
				accept={accept}
				{...(capture ? { capture: 'environment' } : { multiple })}
				onChange={({ currentTarget }) => {
					onChoose([...(currentTarget.files ?? [])])
					// Without this the same file couldn't be chosen again after it was removed.
					currentTarget.value = ''
				}}
			/>
		</>
	)
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** The whole page takes files: one dropped beside a small target would make the browser leave the page. */
function useFileDrop(onFiles: (files: File[]) => void) {
	const [over, setOver] = useState(false)
	useEffect(() => {
		const leaving = new AbortController()
		const { signal } = leaving
		const take = (event: DragEvent, isOver: boolean) => {
			if (!hasFiles(event)) return false
			event.preventDefault()
			setOver(isOver)
			return true
		}
		window.addEventListener('dragover', (event) => void take(event, true), { signal })
		window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? setOver(false), { signal })
		window.addEventListener(
			'drop',
			(event) => {
				if (take(event, false)) onFiles([...(event.dataTransfer?.files ?? [])])
			},
			{ signal },
		)
		return () => leaving.abort()
	}, [onFiles])
	return over
}

interface UploadRowActions {
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

function UploadRow({
	upload,
	file,
	canRetry,
	onRetry,
	onRemove,
}: UploadRowActions & { upload: Upload; file: File | undefined }) {
	const { key, name, size, state, problem, help } = upload
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
