import { isPending } from '#shared/applications/missing.ts'
import { helpDays } from '#shared/applications/related.ts'
import { addDays, dayOf } from '#shared/dates.ts'
import type { Applications, Books, Events, Member, PersonApplication } from './person.ts'

/** Something on the line of time. `member` is the token of someone of the household, where they are one. */
export type Entry = { at: string; id: string; member: string | undefined } & (
	| { kind: 'application'; application: PersonApplication }
	| { kind: 'payment'; application: PersonApplication; payment: NonNullable<PersonApplication['payment']> }
	| { kind: 'signed-up'; signUp: Events['signUps'][number] }
	| { kind: 'came'; signIn: Events['signIns'][number] }
	| { kind: 'book'; book: Books['books'][number] }
)

interface Known {
	applications: Applications | undefined
	events: Events | undefined
	books: Books | undefined
}

/** Days as they are shown, and moments, in one order. */
const isoOf = (shown: string) => {
	const [, month, day, year] = /^(\d+)\/(\d+)\/(\d{4})$/.exec(shown) ?? []
	return year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : shown
}

/** Finds the person with this email and name, or else the first one who gave the email. */
const memberOf = (people: readonly Member[], { email, firstName, lastName }: Sent) => {
	const theirs = people.filter(({ emails, notSame }) => !notSame && emails.includes(email))
	const named = theirs.find((one) => one.firstName === firstName && one.lastName === lastName)
	return (named ?? theirs[0])?.token
}

interface Sent {
	email: string
	firstName: string
	lastName: string
}

/** All entries that are known, newest first. */
export function entriesOf({ applications, events, books }: Known): Entry[] {
	const people = applications?.people ?? []
	const sent = (applications?.applications ?? []).flatMap((application): Entry[] => {
		const { token, of: member, payment } = application
		return [
			{ kind: 'application', id: token, at: isoOf(application.issuedOn), member, application },
			...(payment
				? [{ kind: 'payment' as const, id: `${token} paid`, at: isoOf(payment.date), member, application, payment }]
				: []),
		]
	})
	const signedUp = (events?.signUps ?? []).map((signUp): Entry => {
		const member = memberOf(people, signUp)
		return { kind: 'signed-up', id: signUp._id, at: dayOf(new Date(signUp.date)), member, signUp }
	})
	const came = (events?.signIns ?? []).map((signIn): Entry => {
		const member = memberOf(people, signIn)
		return { kind: 'came', id: signIn._id, at: dayOf(new Date(signIn.date)), member, signIn }
	})
	const asked = (books?.books ?? []).map((book): Entry => {
		const at = isoOf(book.sentOn ?? book.issuedOn)
		return { kind: 'book', id: book.token, at, member: memberOf(people, book), book }
	})
	return [...sent, ...signedUp, ...came, ...asked].sort((one, other) => (one.at < other.at ? 1 : -1))
}

/** Sums up what was granted in the 12 months before `today`, counted as on the page of an application. */
export const grantedInYear = (entries: readonly Entry[], today: string) =>
	sumsOf(
		entries.filter(
			(entry) =>
				entry.kind === 'application' &&
				entry.application.decision &&
				dayOf(new Date(entry.application.decision.date)) > addDays(today, -helpDays),
		),
	).granted

/** Sums up what these entries ask for, grant and pay. An application counts in the year it was sent. */
export function sumsOf(entries: readonly Entry[]) {
	const all = entries.flatMap((entry) => (entry.kind === 'application' ? [entry.application] : []))
	const open = all.filter(isPending)
	const granted = all.filter(({ status }) => status === 'Approved')
	const sum = (those: readonly PersonApplication[], of: (one: PersonApplication) => number) =>
		those.reduce((total, one) => total + of(one), 0)
	const given = ({ amountApproved = 0 }: PersonApplication) => amountApproved
	return {
		open: open.length,
		asked: sum(open, ({ amount }) => amount),
		granted: sum(granted, given),
		paid: sum(
			granted.filter(({ payment }) => payment),
			given,
		),
	}
}
