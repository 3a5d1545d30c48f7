import { useState } from 'react'
import { useSession } from './SessionProvider.tsx'

/**
 * The form on the screen belongs to the person who is signed in, or was until their session ended by itself. The turn is
 * the key of the form. It changes once that person has signed out, so that the next person finds the form empty.
 */
export function useFormPerson() {
	const { user, ended } = useSession()
	const person = user ?? ended?.user
	const [seen, setSeen] = useState({ id: person?._id, turn: 0 })
	if (seen.id !== person?._id) setSeen({ id: person?._id, turn: seen.id ? seen.turn + 1 : seen.turn })
	return { person, turn: seen.turn }
}
