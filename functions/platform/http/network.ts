interface Network {
	name: string
	/** How many times what is allowed to one household it may do. */
	share: number
}

/**
 * Who a network address stands for when attempts are counted. One line over IPv6 has 2^64 addresses, and a provider
 * may hand out 65,536 such lines at once, so both are counted: the line as one, all of them together as sixteen.
 */
export function networksOf(address: string): Network[] {
	const groups = ipv6Groups(address)
	if (!groups) return [{ name: address.replace(/^::ffff:(?=[\d.]+$)/i, ''), share: 1 }]
	return [
		{ name: `${groups.slice(0, 4).join(':')}::/64`, share: 1 },
		{ name: `${groups.slice(0, 3).join(':')}::/48`, share: 16 },
	]
}

/** All eight groups, without the abbreviations that let one address be written in many ways. */
function ipv6Groups(address: string) {
	if (!/^[\da-f:]+$/i.test(address)) return undefined
	const [before = '', after] = address.toLowerCase().split('::')
	const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean))
	if (!head || !tail || head.length + tail.length > 8) return undefined
	const zeros = Array<string>(8 - head.length - tail.length).fill('0')
	return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''))
}
