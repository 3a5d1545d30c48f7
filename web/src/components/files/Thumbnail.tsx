import { FilePreview } from './FilePreview.tsx'

interface Props {
	file: File | undefined
	name: string
	size?: 'size-16' | 'size-24'
	className?: string
}

const look =
	'grid shrink-0 place-items-center rounded-field border border-line bg-paper object-cover text-small text-soft uppercase'

/** Shows a photo small, so that people see whether they chose the right one. Its name is beside it. */
export function Thumbnail({ file, name, size = 'size-16', className = '' }: Props) {
	const box = `${look} ${size} ${className}`
	const ending = (
		<span aria-hidden="true" className={box}>
			{name.split('.').at(-1)}
		</span>
	)
	return <FilePreview file={file} alt="" className={box} instead={ending} />
}
