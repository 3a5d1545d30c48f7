interface Network {
	name: string
	/** This many times the limit of a single household applies to it. */
	share: number
}

/**
 * The networks by which an address's attempts are counted. One household with IPv6 has 2^64 addresses (a /64), and a
 * provider may give one customer 65,536 such networks (a /48). So both are counted, and a /48 gets the limit of sixteen.
 */
export function networksOf(address: string): Network[] {
	const groups = ipv6Groups(address)
	if (!groups) return [{ name: address.replace(/^::ffff:(?=[\d.]+$)/i, ''), share: 1 }]
	return [
		{ name: `${groups.slice(0, 4).join(':')}::/64`, share: 1 },
		{ name: `${groups.slice(0, 3).join(':')}::/48`, share: 16 },
	]
}

/** Expands all eight groups, because one address can be abbreviated in many ways. */
function ipv6Groups(address: string) {
	if (!/^[\da-f:]+$/i.test(address)) return undefined
	const [before = '', after] = address.toLowerCase().split('::')
	const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean))
	if (!head || !tail || head.length + tail.length > 8) return undefined
	const zeros = Array<string>(8 - head.length - tail.length).fill('0')
	return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''))
}
