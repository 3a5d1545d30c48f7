interface Named {
	firstName: string
	lastName: string
}

/** Each term is an item, and a transaction has room for so many of a long name. */
const mostWords = 3

/** Searches match the beginning of a term, so a last name is one of its own, and so is each word of it. */
export const nameTerms = ({ firstName, lastName }: Named) => [
	`${firstName} ${lastName}`,
	lastName,
	...lastName
		.split(/[\s'’-]+/)
		.slice(1, mostWords)
		.filter((word) => word.length > 1),
]

/** The search terms of a person, last name first. */
export const nameWords = ({ firstName, lastName }: Named) => [`${lastName} ${firstName}`]

export const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/** People leave a token's dashes out. */
export const tokenTerms = (token: string) => [token, token.replaceAll('-', '')]
