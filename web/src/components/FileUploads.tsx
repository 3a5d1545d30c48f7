import { useId } from 'react'
import { kilobytes } from '#shared/files/rules.ts'
import type { Upload } from '#web/lib/uploads/queue.ts'
import { FilePicker } from './FilePicker.tsx'
import { UploadRow, type UploadRowActions } from './UploadRow.tsx'
import { useFileDrop } from './useFileDrop.ts'

interface Props extends UploadRowActions {
	label: string
	hint: string
	/** The endings that may be chosen, without the dot. */
	endings: readonly string[]
	limit: number
	uploads: readonly Upload[]
	onAdd: (files: Iterable<File>) => void
	/** A second button for the camera of a phone. */
	camera?: boolean
}

/** Files go off as soon as they are chosen; the rows below say how far each one is. */
export function FileUploads({
	label,
	hint,
	endings,
	limit,
	uploads,
	onAdd,
	camera = false,
	...actions
}: Props) {
	const id = useId()
	const over = useFileDrop(onAdd)
	const done = uploads.filter(({ state }) => state === 'done')
	const size = done.reduce((sum, upload) => sum + upload.size, 0)
	const described = `${id}-label ${id}-hint`

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
				<div className="flex flex-wrap items-center gap-s3">
					<FilePicker
						described={described}
						accept={endings.map((ending) => `.${ending}`).join(',')}
						onChoose={onAdd}
					>
						Choose files
					</FilePicker>
					{camera ? (
						<span className="pointer-fine:hidden">
							<FilePicker described={described} accept="image/*" capture onChoose={onAdd}>
								Take a photo
							</FilePicker>
						</span>
					) : null}
					<span className="hidden text-soft pointer-fine:inline">or drop them anywhere on this page</span>
				</div>
			</div>
			{uploads.length > 0 ? (
				<ul className="grid gap-s3" aria-label="Chosen files">
					{uploads.map((upload) => (
						<UploadRow key={upload.key} upload={upload} {...actions} />
					))}
				</ul>
			) : null}
			<p role="status" className="text-soft tabular-nums empty:hidden">
				{done.length > 0 ? `${done.length} of ${limit} files uploaded, ${kilobytes(size)}` : null}
			</p>
		</div>
	)
}
