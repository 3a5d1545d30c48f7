/** RFC 6266: an ASCII name for old clients, with unsafe characters replaced, and the whole name for the others. */
export function disposition(how: 'attachment' | 'inline', name: string) {
	const plain = name
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replace(/[^\w .()-]/g, '_')
	const whole = encodeURIComponent(name.toWellFormed()).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	)
	return `${how}; filename="${plain}"; filename*=UTF-8''${whole}`
}
