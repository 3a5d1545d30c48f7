import { plainName, plainWords } from '#functions/domain/people/same-person.ts'
import type { ApplicationRecord } from '#shared/applications/records.ts'
import type { Likeness } from '#shared/applications/related.ts'

export type Applied = Pick<
	ApplicationRecord,
	| 'firstName'
	| 'lastName'
	| 'birthday'
	| 'email'
	| 'phone'
	| 'streetAddress'
	| 'streetAddress2'
	| 'ZIP'
	| 'applicantID'
	| 'familyData'
>

/**
 * People write the same street in several ways. Words for a part of a house say nothing that its number doesn't say.
 */
const short: Record<string, string> = {
	street: 'st',
	avenue: 'ave',
	road: 'rd',
	drive: 'dr',
	lane: 'ln',
	boulevard: 'blvd',
	court: 'ct',
	highway: 'hwy',
	north: 'n',
	south: 's',
	east: 'e',
	west: 'w',
	apartment: '',
	apt: '',
	unit: '',
	suite: '',
	no: '',
}

const plainAddress = ({ streetAddress, streetAddress2 = '', ZIP }: Applied) =>
	[ZIP.slice(0, 5), ...plainWords(`${streetAddress} ${streetAddress2}`).split(' ')]
		.map((word) => short[word] ?? word)
		.filter((word) => word !== '')
		.join(' ')

const personFact = (plain: string, birthday: string) => `person ${birthday} ${plain}`

export const emailFact = (email: string) => `email ${email}`

/** Returns the facts by which another application of the person or household is found. */
export const factsOf = (of: Applied) => ({
	'name and birthday': personFact(plainName(of), of.birthday),
	...(of.email && { email: emailFact(of.email) }),
	phone: `phone ${of.phone.replace(/\D/g, '')}`,
	address: `address ${plainAddress(of)}`,
})

/** The people of the household, by what an application of their own would have in common. */
export const familyFacts = ({ familyData = [] }: Pick<Applied, 'familyData'>) =>
	familyData.map(({ name, birthday }) => personFact(plainWords(name), birthday))

export function likenesses(one: Applied, other: Applied): Likeness[] {
	const [facts, others] = [factsOf(one), factsOf(other)]
	const same = (Object.keys(facts) as (keyof typeof facts)[]).filter((name) => facts[name] === others[name])
	const isFamily =
		familyFacts(one).includes(others['name and birthday']) || familyFacts(other).includes(facts['name and birthday'])
	const sameAccount = one.applicantID !== 'Guest' && one.applicantID === other.applicantID
	return [...(sameAccount ? (['account'] as const) : []), ...same, ...(isFamily ? (['family member'] as const) : [])]
}
