import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { FilePreview } from './FilePreview.tsx'

interface Props {
	file: File
	number: number
	of: number
	/** Scrolls by one page up (-1) or down (1). */
	onMove: (by: 1 | -1) => void
}

/** Shows a page of a document that is being put together. At either end a button stays, so that the focus does too. */
export function PhotoPage({ file, number, of, onMove }: Props) {
	const [first, last] = [number === 1, number === of]
	return (
		<li className="flex flex-wrap items-center gap-s3 rounded-field bg-white p-s2">
			<FilePreview file={file} alt="" className="size-16 shrink-0 rounded-field border border-line object-cover" />
			<span className="min-w-0 grow basis-28">
				<b className="block">{t('Page {number} of {all}', { number, all: of })}</b>
				<span className="wrap-anywhere text-small text-soft">{file.name}</span>
			</span>
			<span className="flex">
				<Button
					look="quiet"
					size="small"
					aria-label={t('Move {name} up', { name: file.name })}
					aria-disabled={first}
					unready={first}
					onClick={() => (first ? undefined : onMove(-1))}
				>
					{t('Up')}
				</Button>
				<Button
					look="quiet"
					size="small"
					aria-label={t('Move {name} down', { name: file.name })}
					aria-disabled={last}
					unready={last}
					onClick={() => (last ? undefined : onMove(1))}
				>
					{t('Down')}
				</Button>
			</span>
		</li>
	)
}
