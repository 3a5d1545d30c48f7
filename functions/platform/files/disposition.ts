/** S3 keeps 2 KB of headers with an object, and one character can take nine bytes of them. */
const longestStem = 60

const shortened = (name: string) => {
	const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? []
	return encodeURIComponent(name.toWellFormed()).length > 1000 ? stem.slice(0, longestStem) + ending : name
}

/** RFC 6266: an ASCII name for old clients, with unsafe characters replaced, and the whole name for the others. */
export function asDownload(given: string) {
	const name = shortened(given)
	const plain = name
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replace(/[^\w .()-]/g, '_')
	const whole = encodeURIComponent(name.toWellFormed()).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	)
	return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
