/** Some providers have several names for each mailbox. */
const sameAs: Record<string, string> = {
	'googlemail.com': 'gmail.com',
	'protonmail.com': 'proton.me',
	'protonmail.ch': 'proton.me',
	'pm.me': 'proton.me',
}

/** Signs before the @ that these providers leave out. Everyone leaves out the tag of `name+shop@`. */
const leftOut: Record<string, RegExp> = { 'gmail.com': /\./g, 'proton.me': /[._-]/g }

/** The mailbox that mail to an address lies in, so that one mailbox isn't counted as many. */
export function mailboxOf(email: string) {
	const [name = '', typed = ''] = email.toLowerCase().split('@')
	const domain = sameAs[typed] ?? typed
	const untagged = name.replace(/\+.*/, '')
	const ignored = leftOut[domain]
	return `${ignored ? untagged.replaceAll(ignored, '') : untagged}@${domain}`
}
