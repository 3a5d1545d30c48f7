import type { MailContent } from '#functions/domain/mail/content.ts'
import { mailboxOf } from '#functions/domain/mail/mailbox.ts'
import { presentEmails } from '#functions/domain/people/present-email.ts'
import { newSecret, sha256 } from '#functions/platform/ids.ts'
import { getItem, type ItemKey } from '#functions/platform/store/table.ts'
import { put, type Write } from '#functions/platform/store/write.ts'
import type { UserRecord } from '#shared/account/user.ts'
import type { HelperRecord } from '#shared/applications/applicant-helper.ts'
import { type Application, applications } from './table.ts'

/** The documented form has no helper, and then it belongs to the member who sends it. */
export const ownerOf = (
	member: UserRecord | undefined,
	{ email, helper }: { email: string; helper?: unknown },
): UserRecord | undefined => (helper && member?.email !== email ? undefined : member)

export const helperBy = (
	{ name, relation, email, writeTo }: HelperRecord,
	member: UserRecord | undefined,
): HelperRecord => ({ name, relation, email, writeTo, ...(member?.email === email && { isProven: true }) })

/** Whom an email about an application goes to, and whether the address is known to be theirs. */
export interface Recipient {
	email: string
	as: 'applicant' | 'helper'
	isProven: boolean
}

/** A guest typed the address, so it may be a stranger's. */
export const isOwnAddress = ({ applicant, email }: Application) => applicant?.email === email

/** Only an address that was the member's own moves with their account. */
export const sentFrom = (application: Application) => ({
	ownerId: isOwnAddress(application) ? application.applicantID : undefined,
	email: application.email,
})

/** Whether only the helper is written to. */
export const goesToHelper = ({ email, helper }: Application) =>
	helper?.email !== undefined && (helper.writeTo === 'helper' || email === '')

/**
 * The one place that decides whom we write to. The first one's email is the one whose outcome employees see. Find still
 * shows the address that was typed, because someone else may know the token, and mustn't learn the new address from it.
 */
export async function recipientsOf(application: Application): Promise<[Recipient, ...Recipient[]]> {
	const { helper } = application
	const [email = application.email] = await presentEmails([sentFrom(application)])
	const applicant: Recipient = { email, as: 'applicant', isProven: isOwnAddress(application) }
	if (!helper?.email || helper.writeTo === 'applicant') return [applicant]
	const helping: Recipient = { email: helper.email, as: 'helper', isProven: helper.isProven === true }
	if (goesToHelper(application)) return [helping]
	return mailboxOf(email) === mailboxOf(helper.email) ? [applicant] : [applicant, helping]
}

const linkKey = (token: string, link: string): ItemKey => ({
	pk: applications.key(token).pk,
	sk: `HELPERLINK#${sha256(link)}`,
})

/** A new link for each email. Only its hash is stored, so the table lets nobody end anyone's help. */
export function newHelperLink(token: string): { stop: string; writes: Write[] } {
	const link = newSecret()
	const key = linkKey(token, link)
	return { stop: `${token}.${link}`, writes: [put({ ...key, token })] }
}

export const isHelperLink = async (token: string, link: string) => (await getItem(linkKey(token, link))) !== undefined

const news = {
	decision: 'answered',
	missing: 'missing',
	'application-closed': 'closed',
	'application-withdrawn': 'withdrawn',
	'still-working': 'still working',
	'staff-message': 'message',
} as const

/** What a helper is told of an email to the applicant: never its words, because they may be about health or money. */
export function forHelper({ template }: MailContent, stop: string): MailContent {
	const occasion = Object.entries(news).find(([known]) => known === template)?.[1]
	if (!occasion) throw new Error(`Helpers get no such email: ${template}`)
	return { template: 'helper-news', occasion, stop }
}
