import { useRef } from 'react'
import { Button } from './Button.tsx'

interface Props {
	children: string
	/** The ids of what says more about it. */
	described: string
	accept: string
	capture?: boolean
	/** Whether several files can be chosen at once. */
	multiple?: boolean
	look?: 'primary' | 'ghost'
	onChoose: (files: File[]) => void
}

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
			<Button look={look} size="small" aria-describedby={described} onClick={() => input.current?.click()}>
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
					// So that the same file can be chosen again after it was removed.
					currentTarget.value = ''
				}}
			/>
		</>
	)
}
