import { useRef } from 'react'
import { Button } from '#web/components/Button.tsx'

interface Props {
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

export function FilePicker({
	children,
	described,
	accept,
	capture = false,
	multiple = true,
	look = 'ghost',
	onChoose,
}: Props) {
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
