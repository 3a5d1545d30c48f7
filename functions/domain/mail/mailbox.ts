/** Gmail has two names for each mailbox. */
const sameAs: Record<string, string> = { 'googlemail.com': 'gmail.com' }

/** Everything before the @ that a provider leaves out: the tag of `name+shop@`, and at Gmail dots too. */
const leftOut = (domain: string) => (domain === 'gmail.com' ? /\+.*|\./g : /\+.*/g)

/** The mailbox that mail to an address lies in, so that one mailbox isn't counted as many. */
export function mailboxOf(email: string) {
	const [name = '', typed = ''] = email.toLowerCase().split('@')
	const domain = sameAs[typed] ?? typed
	return `${name.replaceAll(leftOut(domain), '')}@${domain}`
}
