const isDigit = (sign: string | undefined) => sign !== undefined && /^\d$/.test(sign)

const fits = (pattern: string, text: string) =>
	[...text].every((sign, at) => (pattern[at] === '#' ? isDigit(sign) : pattern[at] === sign))

/** Returns the mask as far as the digits reach. */
function fill(pattern: string, digits: string) {
	let used = 0
	let filled = ''
	for (const sign of pattern) {
		if (used === digits.length) break
		filled += sign === '#' ? digits[used++] : sign
	}
	return filled
}

/**
 * Writes the signs between the digits while they are typed at the end: `##/##/####`. Whatever else happens to the text,
 * and every digit too many, stays as the person made it, because cutting it off would change what they mean.
 */
export function withMask(pattern: string, before: string, after: string) {
	const added = after.startsWith(before) ? after.slice(before.length) : ''
	const digits = after.replace(/\D/g, '')
	const room = pattern.split('#').length - 1
	const follows = /^\d+$/.test(added) && fits(pattern, before) && digits.length <= room
	return follows ? fill(pattern, digits) : after
}
