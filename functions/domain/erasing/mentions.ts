import type { Leads } from './leads.ts'
import type { Stored } from './stored.ts'

/** Whether an item has one of the ids or addresses anywhere, in free text too. */
export function namesAny({ emails, ids }: Leads) {
	const [addresses, all] = [[...emails], [...ids]]
	return (item: Stored) => {
		const text = textOf(item)
		// A short text of digits could occur by accident. All our ids are long.
		return all.some((id) => text.includes(id)) || addresses.some((one) => hasAddress(text.toLowerCase(), one))
	}
}

/** The letter of a line break that JSON writes as `\\n` would be taken for the beginning of an address after it. */
const textOf = (item: Stored) =>
	JSON.stringify(item, (_, value: unknown) => (value instanceof Set ? [...value] : value)).replace(/\\+[bfnrt]/g, ' ')

/** An address may be the beginning or the end of another one. */
function hasAddress(text: string, email: string) {
	for (let at = text.indexOf(email); at >= 0; at = text.indexOf(email, at + 1)) {
		const end = at + email.length
		const isLonger = /[\w.+-]/.test(text.slice(Math.max(0, at - 1), at)) || /^\.?[\w-]/.test(text.slice(end, end + 2))
		if (!isLonger) return true
	}
	return false
}
