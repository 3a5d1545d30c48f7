import { globSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Places, PlacesOf } from '#functions/platform/store/places.ts'

const root = join(import.meta.dirname, '..', '..')

async function declaredIn(pattern: string) {
	const found = new Map<string, Places>()
	for (const path of globSync(pattern, { cwd: root })) {
		const { places }: { places: PlacesOf } = await import(join(root, path))
		for (const [name, of] of Object.entries(places)) found.set(posix.join(posix.dirname(path), name), of)
	}
	return found
}

/** The places of each file of the domain, as declared in the places.ts of its folder. */
export const declaredPlaces = await declaredIn('functions/domain/*/places.ts')

/** And those of the platform. */
export const allPlaces = new Map([...declaredPlaces, ...(await declaredIn('functions/platform/places.ts'))])

const everywhere = [...allPlaces.values()]

/** The rows and counters of a collection follow from its items. */
const ofLists = (lists: readonly string[] = []) => lists.flatMap((list) => [`FIND#${list}`, `COUNT#${list}`])

const covers = (places: Places, pk: string, sk: string) =>
	sk.startsWith(places.below ?? '') &&
	[...(places.keeps ?? []), ...(places.appends ?? []), ...ofLists(places.lists)].some((place) =>
		place.endsWith('*') ? pk.startsWith(place.slice(0, -1)) : pk === place,
	)

/** The most special one first. */
const inOrder = everywhere.toSorted((one, other) => (other.below ?? '').length - (one.below ?? '').length)

/** The declaration that an item belongs to. */
export const placeOf = (pk: string, sk = '') => inOrder.find((places) => covers(places, pk, sk))

export const declaredLists = [...new Set(everywhere.flatMap(({ lists }) => lists ?? []))].sort()
