import { useEffect, useId, useRef, useState } from 'react'
import { fileRules, kilobytes } from '#shared/files/rules.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { plural } from '#web/lib/plural.ts'
import type { Upload, UploadQueue } from '#web/lib/uploads/queue.ts'
import { PhotoPages } from './PhotoPages.tsx'
import { UploadRow } from './UploadRow.tsx'

interface Props {
	label: string
	hint: string
	queue: UploadQueue
	uploads: readonly Upload[]
	/** Given if fewer files are left than the queue takes. */
	limit?: number
	/** On phones the camera comes first, because a photo of a bill is what most people have. */
	camera?: boolean
	/** False while it's hidden, so that files dropped on the page are for another one. */
	open?: boolean
	onAdd?: () => void
}

/**
 * Files go off as soon as they are chosen; the rows say how far each one is. `image/*` lets phones offer every photo they
 * have, because a photo of another type is turned into a JPEG.
 */
export function FileUploads({
	label,
	hint,
	queue,
	uploads,
	limit = queue.limit,
	camera = false,
	open = true,
	onAdd,
}: Props) {
	const id = useId()
	const heading = useRef<HTMLParagraphElement>(null)
	const single = queue.limit === 1
	/** What had the focus isn't on the page any more. */
	const takeFocus = () => heading.current?.focus({ preventScroll: true })
	const remove = (key: string) => {
		queue.remove(key)
		takeFocus()
	}
	const add = (files: Iterable<File>) => {
		onAdd?.()
		// Choosing again where there is room for one file means another one in its place.
		if (single) for (const { key } of uploads) queue.remove(key)
		queue.add(files)
	}
	const over = useFileDrop(add, open)
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
			<PhotoPages queue={queue} uploads={uploads} onGone={takeFocus} />
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

/**
 * The whole page takes files: one dropped beside a small target would make the browser leave the page. Where several
 * parts of a page take them, they are for the one that is open.
 */
function useFileDrop(onFiles: (files: File[]) => void, open = true) {
	const [over, setOver] = useState(false)
	useEffect(() => {
		if (!open) return
		const hover = (event: DragEvent) => {
			if (!hasFiles(event)) return
			event.preventDefault()
			setOver(true)
		}
		const leave = (event: DragEvent) => {
			if (event.relatedTarget === null) setOver(false)
		}
		const drop = (event: DragEvent) => {
			if (!hasFiles(event)) return
			event.preventDefault()
			setOver(false)
			onFiles([...(event.dataTransfer?.files ?? [])])
		}
		window.addEventListener('dragover', hover)
		window.addEventListener('dragleave', leave)
		window.addEventListener('drop', drop)
		return () => {
			window.removeEventListener('dragover', hover)
			window.removeEventListener('dragleave', leave)
			window.removeEventListener('drop', drop)
		}
	}, [onFiles, open])
	return over
}
