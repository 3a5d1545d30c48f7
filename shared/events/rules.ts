import { addressSentences } from '../address.ts'
import { zipSentence } from '../fields.ts'
import { type Problem, problem } from '../problems.ts'
import { stateSentence } from '../states.ts'

interface Place {
	online: boolean
	streetAddress?: string | undefined
	city?: string | undefined
	state?: string | undefined
	zip?: string | undefined
}

const needed = {
	streetAddress: addressSentences.street,
	city: addressSentences.city,
	state: stateSentence,
	zip: zipSentence,
} as const

/** An event that is not online takes place somewhere. */
export function placeProblems(event: Place): Problem[] {
	if (event.online) return []
	const { streetAddress, city, state, zip } = event
	return Object.entries({ streetAddress, city, state, zip })
		.filter(([, given]) => !given)
		.map(([field]) => problem(needed[field as keyof typeof needed], field))
}

export const eventStates = ['active', 'inactive', 'archived'] as const

/** Archived takes precedence. */
export const eventState = ({ active, archived }: { active: boolean; archived: boolean }) =>
	archived ? 'archived' : active ? 'active' : 'inactive'

interface Kept {
	newImages?: readonly string[] | undefined
	remove?: readonly string[] | undefined
}

/** `remove` names the pictures to delete; the documented `newImages` names those that remain. */
export const imagesToDelete = <Image extends { id: string }>(
	stored: readonly Image[],
	asked: Kept,
): Image[] =>
	stored.filter(({ id }) =>
		asked.remove ? asked.remove.includes(id) : asked.newImages && !asked.newImages.includes(id),
	)
