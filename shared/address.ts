import { ifGiven, line } from './fields.ts'
import { state } from './states.ts'
import { t } from './words/t.ts'

export const addressSentences = {
	street: t('Enter the street address, at most 49 characters.'),
	city: t('Enter the city.'),
} as const

/** The ZIP code is not part of it, because the documents call it `ZIP` in some forms and `zip` in others. */
export const addressShape = {
	streetAddress: line(1, 49, addressSentences.street),
	streetAddress2: ifGiven(line(1, 49, t('Use at most 49 characters for the second address line.'))),
	city: line(1, 29, addressSentences.city),
	state,
}
