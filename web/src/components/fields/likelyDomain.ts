const commonDomains = `
	aim.com aol.com att.net bellsouth.net charter.net comcast.net cox.net duck.com earthlink.net email.com frontier.com
	gmail.com gmx.com hotmail.com icloud.com live.com mac.com mail.com me.com msn.com outlook.com pm.me proton.me
	protonmail.com sbcglobal.net verizon.net windstream.net yahoo.com ymail.com
`.split(/\s+/)

/** Another address of few letters is as likely as a slip in one. */
const fewestLetters = 7

/** One letter wrong, too many or too few, or two that changed places. */
function isOneSlip(typed: string, meant: string) {
	let same = 0
	while (same < meant.length && typed[same] === meant[same]) same++
	const [rest, other] = [typed.slice(same), meant.slice(same)]
	const swapped = `${other[1] ?? ''}${other[0] ?? ''}${other.slice(2)}`
	return rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1) || rest === swapped
}

/** The domain that was most likely meant, if the typed one is a slip away from one that many people have. */
export function likelyDomain(email: string) {
	const typed = /^[^@\s]+@([^@\s]+)$/.exec(email.trim().toLowerCase())?.[1]
	if (!typed || commonDomains.includes(typed)) return undefined
	return commonDomains.find((domain) => domain.length >= fewestLetters && isOneSlip(typed, domain))
}
