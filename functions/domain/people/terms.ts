interface Named {
	firstName: string
	lastName: string
}

/** Searches match the beginning of a term, so a last name is one of its own. */
export const nameTerms = ({ firstName, lastName }: Named) => [`${firstName} ${lastName}`, lastName]

/** People leave a token's dashes out. */
export const tokenTerms = (token: string) => [token, token.replaceAll('-', '')]
