/** Puts a file that was made on this device where the browser puts downloads. */
export function saveFile(name: string, type: string, text: string) {
	const address = URL.createObjectURL(new Blob([text], { type }))
	const link = document.createElement('a')
	link.href = address
	link.download = name
	link.click()
	URL.revokeObjectURL(address)
}
