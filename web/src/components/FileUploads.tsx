import { useId } from 'react'
import { fileRules, kilobytes } from '#shared/files/rules.ts'
import type { Upload, UploadQueue } from '#web/lib/uploads/queue.ts'
import { FilePicker } from './FilePicker.tsx'
import { PhotoPages } from './PhotoPages.tsx'
import { UploadRow } from './UploadRow.tsx'
import { useFileDrop } from './useFileDrop.ts'

interface Props {
	label: string
	hint: string
	queue: UploadQueue
	uploads: readonly Upload[]
	/** Where fewer are left than the queue takes. */
	limit?: number
	/** On phones the camera comes first, because a photo of a bill is what most people have. */
	camera?: boolean
	onAdd?: () => void
}

/**
 * Files go off as soon as they are chosen; the rows below say how far each one is. `image/*` lets phones offer every
 * photo they have, because a photo of another type is turned into a JPEG.
 */
export function FileUploads({
	label,
	hint,
	queue,
	uploads,
	limit = queue.limit,
	camera = false,
	onAdd,
}: Props) {
	const id = useId()
	const single = queue.limit === 1
	const add = (files: Iterable<File>) => {
		onAdd?.()
		// Choosing again where there is room for one file means another one in its place.
		if (single) for (const { key } of uploads) queue.remove(key)
		queue.add(files)
	}
	const over = useFileDrop(add)
	const done = uploads.filter(({ state }) => state === 'done')
	const size = done.reduce((sum, upload) => sum + upload.size, 0)
	const described = `${id}-label ${id}-hint`
	const endings = Object.keys(fileRules[queue.purpose].types).map((ending) => `.${ending}`)

	return (
		<div className="grid gap-s4">
			<div
				className={`grid justify-items-start gap-s3 rounded-card border-2 border-dashed p-s4 small:p-s5 ${over ? 'border-river bg-river-wash' : 'border-line bg-paper'}`}
			>
				<p id={`${id}-label`} className="font-strong">
					{label}
				</p>
				<p id={`${id}-hint`} className="max-w-read text-soft">
					{hint}
				</p>
				<div className="flex w-full flex-wrap items-center gap-s3">
					{camera ? (
						<span className="grid w-full small:w-auto pointer-fine:hidden">
							<FilePicker look="primary" described={described} accept="image/*" capture onChoose={add}>
								Take a photo
							</FilePicker>
						</span>
					) : null}
					<span className="grid w-full small:w-auto pointer-fine:w-auto">
						<FilePicker
							described={described}
							accept={['image/*', ...endings].join(',')}
							multiple={!single}
							onChoose={add}
						>
							{single ? 'Choose a file' : 'Choose files'}
						</FilePicker>
					</span>
					<span className="hidden text-soft pointer-fine:inline">
						{single ? 'or drop it anywhere on this page' : 'or drop them anywhere on this page'}
					</span>
				</div>
			</div>
			{uploads.length > 0 ? (
				<ul className="grid gap-s3" aria-label="Chosen files">
					{uploads.map((upload) => (
						<UploadRow
							key={upload.key}
							upload={upload}
							canRetry={queue.canRetry}
							onRetry={queue.retry}
							onRemove={queue.remove}
						/>
					))}
				</ul>
			) : null}
			<PhotoPages queue={queue} uploads={uploads} />
			<p role="status" className="text-soft tabular-nums empty:hidden">
				{done.length > 0 && !single ? `${done.length} of ${limit} files uploaded, ${kilobytes(size)}` : null}
			</p>
		</div>
	)
}
