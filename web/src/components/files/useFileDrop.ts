import { useEffect, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * The whole page takes files: one dropped beside a small target would make the browser leave the page. Where several
 * parts of a page take them, they are for the one that is open.
 */
export function useFileDrop(onFiles: (files: File[]) => void, open = true) {
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
