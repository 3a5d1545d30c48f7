import { FilePreview } from '#web/components/FilePreview.tsx'

interface Props {
	file: File | undefined
	name: string
}

const box =
	'grid size-16 shrink-0 place-items-center rounded-field border border-line bg-paper object-cover text-small text-soft uppercase'

/** Shows a photo small, so that people see whether they chose the right one. Its name is beside it. */
export function Thumbnail({ file, name }: Props) {
	const ending = (
		<span aria-hidden="true" className={box}>
			{name.split('.').at(-1)}
		</span>
	)
	return <FilePreview file={file} alt="" className={box} instead={ending} />
}
