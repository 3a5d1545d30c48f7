import { ifGiven, line } from './fields.ts'
import { state } from './states.ts'

export const addressSentences = {
	street: 'Enter the street address, at most 49 characters.',
	city: 'Enter the city, at most 29 characters.',
} as const

/** The ZIP code stands beside it under the name each document uses: `ZIP` or `zip`. */
export const addressShape = {
	streetAddress: line(1, 49, addressSentences.street),
	streetAddress2: ifGiven(line(1, 49, 'Enter at most 49 characters.')),
	city: line(1, 29, addressSentences.city),
	state,
}
