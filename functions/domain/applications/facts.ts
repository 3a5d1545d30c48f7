import { sha256 } from '#functions/platform/ids.ts'
import { type ItemKey, queryPage } from '#functions/platform/store/table.ts'
import { put, remove, type Write } from '#functions/platform/store/write.ts'
import { type Applied, emailFact, factsOf } from './in-common.ts'

interface DatedApplication extends Applied {
	issuedOn: string
	token: string
}

/** Facts are compared only as a whole, so their hash is enough, and no key has an address or phone number in it. */
const partition = (fact: string) => `ALIKE#${sha256(fact)}`

const keys = (application: DatedApplication): ItemKey[] =>
	Object.values(factsOf(application)).map((fact) => ({
		pk: partition(fact),
		sk: `${application.issuedOn}#${application.token}`,
	}))

/** Applicants can't change what they wrote about themselves, so facts are written once. */
export const putFacts = (application: DatedApplication): Write[] =>
	keys(application).map((key) => put({ ...key, row: application.token }))

export const removeEmailFact = ({ email, issuedOn, token }: DatedApplication): Write =>
	remove({ pk: partition(emailFact(email)), sk: `${issuedOn}#${token}` })

export const removeFacts = (application: DatedApplication): Write[] => keys(application).map((key) => remove(key))

/** The tokens of the newest applications with each of these facts. */
export async function tokensWith(facts: readonly string[], limit: number) {
	const pages = await Promise.all(
		facts.map((fact) => queryPage({ partition: ['pk', partition(fact)], limit, newestFirst: true })),
	)
	return [...new Set(pages.flatMap(({ items }) => items.map(({ row }) => String(row))))]
}
