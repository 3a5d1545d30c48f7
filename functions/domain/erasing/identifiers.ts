import { applications, guest } from '#functions/domain/applications/table.ts'
import { isThing } from './collections.ts'
import type { Stored } from './stored.ts'

/**
 * The emails and ids by which a person's items are found. Ids are of users, applications, reports, subscriptions, mails
 * and uploads.
 */
export interface Identifiers {
	emails: Set<string>
	ids: Set<string>
}

export const kindOf = ({ pk }: Stored) => pk.slice(0, pk.indexOf('#'))

/** Returns what follows the kind in an item's key. An email address may hold a # itself. */
export const belowWhat = ({ pk }: Stored) => pk.slice(pk.indexOf('#') + 1)

const isAmong = (emails: Set<string>, text: unknown) => typeof text === 'string' && emails.has(text.toLowerCase())

/** Items of these kinds name their owner in their own fields. */
const ownKinds = ['MAIL', 'LEAVE', 'UPLOADS', 'DOORFORM', 'FORMBEFORE', 'CAMEBEFORE']

/** Below a member's id it leads to what they sent, whichever address they had then or typed into it. */
export const isPointer = (item: Stored) => ['BOOKSOF', 'JOINS', 'SIGNUPSOF'].includes(kindOf(item))

const nobodys = ['', guest, 'visitor']

/**
 * Whose an item is: of the person that it lies below, or else, if it says so itself, of its owner, or of its address if it
 * has no owner. The address that a member typed into an application doesn't make it someone else's. A guest can type anyone's
 * address, so their application is nobody's until it's claimed.
 */
export function isTheirs(item: Stored, { emails, ids }: Identifiers) {
	if (ids.has(belowWhat(item)) || isAmong(emails, belowWhat(item))) return true
	if (!isThing(item) && !ownKinds.includes(kindOf(item))) return false
	if (pointsAt(item).some((id) => ids.has(id))) return true
	const owner = item.applicantID ?? item.owner ?? item.memberId
	if (typeof owner === 'string' && !nobodys.includes(owner)) return ids.has(owner)
	return !isOfGuest(item) && [item.email, item.to].some((email) => isAmong(emails, email))
}

const isOfGuest = (item: Stored) => applications.owns(item) && item.applicantID === guest

/** Whether a guest sent the application with one of the addresses, and no member claimed it. */
export const isUnclaimedWith = (item: Stored, { emails }: Identifiers) => isOfGuest(item) && isAmong(emails, item.email)

/**
 * A form or an earlier answer of a guest at an event names their sign-up or their sign-ins. A mail names what it's
 * about, or the mail that it sends again, because a member may have typed an address that isn't their account's.
 */
const pointsAt = ({ guestID, signIns, about, resends }: Stored) =>
	[guestID, ...(Array.isArray(signIns) ? signIns : []), about, resends].filter((id) => typeof id === 'string')

/** Rows of lists and searches, and what lies below someone else's thing, lead to the person by their sort key. */
export const keyNames = ({ sk }: Stored, { ids }: Pick<Identifiers, 'ids'>) =>
	sk.split('#').some((part) => ids.has(part))

/**
 * Collects ids and addresses from an item of the person. Only a thing itself, a member's pointer to one, a mail and an
 * upload add any, and only their own. What colleagues leave below someone's thing by reading, paying or deciding makes
 * them no part of the person, and a new kind of it doesn't either.
 */
export function learn(item: Stored, { emails, ids, uploads }: Identifiers & { uploads: Set<string> }) {
	const kind = kindOf(item)
	// An application names the affiliate that sent it, and a subscription's key is its address.
	if (isThing(item)) ids.add(kind === 'SUBSCRIBER' ? String(item._id) : belowWhat(item))
	if (isPointer(item)) ids.add(item.sk.slice(item.sk.lastIndexOf('#') + 1))
	if (kind === 'MAIL') ids.add(belowWhat(item))
	if (kind === 'USER' && isThing(item) && typeof item.email === 'string') emails.add(item.email.toLowerCase())
	for (const upload of uploadsOf(item)) {
		ids.add(upload)
		uploads.add(upload)
	}
}

/** Returns the uploads of an item that checked them before it took them. A draft doesn't: it holds any id it's sent. */
const uploadsOf = (item: Stored) =>
	isThing(item) || kindOf(item) === 'UPLOADS' || item.sk.startsWith('FILE#') ? uploadsIn(item) : []

/** An upload's id begins with the time of its upload. */
const uploadId = /^\d{8}-\d{6}-/

function uploadsIn(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([name, within]) =>
		name === 'id' && typeof within === 'string' && uploadId.test(within) ? [within] : uploadsIn(within),
	)
}

/** Whether an item has one of the ids or addresses anywhere, in free text too. */
export function namesAny({ emails, ids }: Identifiers) {
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
