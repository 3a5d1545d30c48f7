import { applications } from '#functions/domain/applications/table.ts'
import { users } from '#functions/domain/people/table.ts'
import { isOver, type Person } from './find-person.ts'
import { isUnclaimedWith } from './identifiers.ts'

const accountsOf = ({ theirs }: Person) =>
	theirs.flatMap((item) => {
		const user = users.owns(item) && !isOver(item) ? users.parse(item) : undefined
		return user ? [user] : []
	})

/** Why this can't be the data of the one person who has this address, or undefined if it can. */
export function notOnePerson(person: Person, asked: string) {
	const accounts = accountsOf(person)
	const verified = accounts.filter((user) => user.verified)
	const foreign = accounts.filter(({ email }) => email.toLowerCase() !== asked)
	if (verified.length < 2 && foreign.length === 0) return undefined
	const why =
		foreign.length > 0
			? `What we found for ${asked} leads to an account with another email.`
			: `We found ${verified.length} verified accounts for ${asked}.`
	const list = accounts.map(({ _id, email, verified: is }) => `  USER#${_id}  ${email}${is ? '' : ', not verified'}`)
	return [
		`${why} That isn't one person, so nothing was written and nothing was erased:`,
		...list,
		'docs/runbook.md says how to go on: "When someone asks for their data".',
	].join('\n')
}

/** Whether an account is among it that isn't the one with this id. One that isn't verified may be anyone's. */
export const hasOtherAccount = (person: Person, id: string) =>
	accountsOf(person).some(({ _id, verified }) => verified && _id !== id)

export const isEmployee = (person: Person) => accountsOf(person).some(({ employee }) => employee)

/** The applications that guests sent with the address. Anyone can type anyone's, and its owner hasn't said whose they are. */
export const sentByGuests = (person: Person) =>
	person.mentions.flatMap((item) => (isUnclaimedWith(item, person) ? (applications.parse(item) ?? []) : []))
