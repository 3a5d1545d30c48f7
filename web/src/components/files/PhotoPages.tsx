import { useEffect, useRef, useState } from 'react'
import { contentTypeOf, fileRules } from '#shared/files/rules.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Problem } from '#web/components/forms/Problem.tsx'
import { oneDocument } from '#web/lib/pictures/one-document.ts'
import type { Upload, UploadQueue } from '#web/lib/uploads/queue.ts'
import { useAction } from '#web/lib/useAction.ts'
import { PhotoPage } from './PhotoPage.tsx'

interface Props {
	queue: UploadQueue
	uploads: readonly Upload[]
	/** The photos are one document now, so what had the focus isn't there any more. */
	onGone: () => void
}

interface Photo {
	key: string
	file: File
}

const tooLarge = t('These photos are too large for one document. Leave them as they are, or remove one.')

/** The photos of a bill become the pages of one document, in an order that people choose. */
export function PhotoPages({ queue, uploads, onGone }: Props) {
	const [order, setOrder] = useState<readonly string[]>()
	const heading = useRef<HTMLParagraphElement>(null)
	const photos = uploads.flatMap(({ key, state }): Photo[] => {
		const file = queue.contentOf(key)
		return file?.type.startsWith('image/') && state !== 'refused' ? [{ key, file }] : []
	})
	const rank = ({ key }: Photo) => (order?.includes(key) ? order.indexOf(key) : photos.length)
	const pages = [...photos].sort((one, other) => rank(one) - rank(other))
	const join = useAction({
		send: async () => {
			const document = await oneDocument(pages.map(({ file }) => file))
			if (document.size > fileRules[queue.purpose].maxSize) throw new Error(tooLarge)
			// Another photo may get ready in the time, and it isn't in the document.
			return { document, keys: pages.map(({ key }) => key) }
		},
		onDone: ({ document, keys }) => {
			setOrder(undefined)
			queue.replace(keys, document)
			onGone()
		},
	})
	const open = order !== undefined
	useEffect(() => {
		if (open) heading.current?.focus()
	}, [open])
	const takesDocuments = contentTypeOf(queue.purpose, 'pages.pdf') !== undefined
	if (photos.length < 2 || !takesDocuments) return null

	const keepPhotos = () => {
		setOrder(undefined)
		heading.current?.focus()
	}
	const move = (from: number, by: number) => {
		const keys = pages.map(({ key }) => key)
		const [moved] = keys.splice(from, 1)
		if (moved) keys.splice(from + by, 0, moved)
		setOrder(keys)
	}
	return (
		<div className="grid justify-items-start gap-s3 rounded-card bg-sand p-s4">
			<p ref={heading} tabIndex={-1} className="font-strong">
				{open ? t('Put the pages in order') : t('Are these photos the pages of one bill?')}
			</p>
			{open ? (
				<>
					<ol className="grid w-full gap-s2" aria-label={t('Pages')}>
						{pages.map(({ key, file }, at) => (
							<PhotoPage key={key} file={file} number={at + 1} of={pages.length} onMove={(by) => move(at, by)} />
						))}
					</ol>
					<Problem message={join.problem} />
					<div className="flex flex-wrap gap-s3">
						<Button size="small" busy={join.busy && t('Putting them together')} onClick={() => join.start()}>
							{t('Make one document')}
						</Button>
						<Button look="ghost" size="small" onClick={keepPhotos}>
							{t('Keep them as photos')}
						</Button>
					</div>
				</>
			) : (
				<>
					<p className="max-w-read">{t('We can put them together, so that we read them in the right order.')}</p>
					<Button look="ghost" size="small" onClick={() => setOrder(pages.map(({ key }) => key))}>
						{t('Put photos together')}
					</Button>
				</>
			)}
		</div>
	)
}
