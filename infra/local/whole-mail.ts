/** Reads a whole mail with its headers, as functions/domain/mail/mime.ts writes one. */
export function readWholeMail(whole: string) {
	const headers = whole.split('\r\n\r\n', 1)[0] ?? ''
	const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(headers)?.[1]?.trim() ?? ''
	const part = (type: string) => {
		const [, encoded = ''] =
			new RegExp(`^Content-Type: text/${type}[^]*?\\r\\n\\r\\n([^]*?)\\r\\n--`, 'm').exec(whole) ?? []
		return decoded(encoded)
	}
	const [, word] = /^=\?UTF-8\?B\?(.*)\?=$/.exec(header('Subject')) ?? []
	return {
		to: [header('To')],
		subject: word === undefined ? header('Subject') : decoded(word),
		text: part('plain'),
		html: part('html'),
	}
}

const decoded = (base64: string) => Buffer.from(base64, 'base64').toString()
