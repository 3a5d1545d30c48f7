/** `read` returns the bytes before `to`. */
export interface StoredFile {
	size: number
	read: (from: number, to: number) => Promise<Uint8Array>
}
