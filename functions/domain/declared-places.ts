import { places as platform } from '#functions/platform/places.ts'
import type { Places, PlacesOf } from '#functions/platform/store/places.ts'
import { places as applications } from './applications/places.ts'
import { places as books } from './books/places.ts'
import { places as credentials } from './credentials/places.ts'
import { places as digest } from './digest/places.ts'
import { places as erasing } from './erasing/places.ts'
import { places as events } from './events/places.ts'
import { places as join } from './join/places.ts'
import { places as legacy } from './legacy/places.ts'
import { places as mail } from './mail/places.ts'
import { places as newsletter } from './newsletter/places.ts'
import { places as past } from './past/places.ts'
import { places as people } from './people/places.ts'
import { places as reports } from './reports/places.ts'
import { places as secondFactor } from './second-factor/places.ts'
import { places as sponsors } from './sponsors/places.ts'
import { places as statistics } from './statistics/places.ts'
import { places as uploads } from './uploads/places.ts'

/** By folder. A function that erases reads them too, so they are imported by name and no folder is searched. */
const ofDomain: Readonly<Record<string, PlacesOf>> = {
	'functions/domain/applications': applications,
	'functions/domain/books': books,
	'functions/domain/credentials': credentials,
	'functions/domain/digest': digest,
	'functions/domain/erasing': erasing,
	'functions/domain/events': events,
	'functions/domain/join': join,
	'functions/domain/legacy': legacy,
	'functions/domain/mail': mail,
	'functions/domain/newsletter': newsletter,
	'functions/domain/past': past,
	'functions/domain/people': people,
	'functions/domain/reports': reports,
	'functions/domain/second-factor': secondFactor,
	'functions/domain/sponsors': sponsors,
	'functions/domain/statistics': statistics,
	'functions/domain/uploads': uploads,
}

const byFile = (folders: typeof ofDomain) =>
	new Map(
		Object.entries(folders).flatMap(([folder, places]) =>
			Object.entries(places).map(([file, of]): [string, Places] => [`${folder}/${file}`, of]),
		),
	)

/** The places of each file of the domain, as declared in the places.ts of its folder. */
export const declaredPlaces = byFile(ofDomain)

/** The places of the domain and of the platform. */
export const allPlaces = new Map([...declaredPlaces, ...byFile({ 'functions/platform': platform })])

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

/** The places whose items are removed when a person is erased. */
export const placesAboutPeople = everywhere.filter(({ personal }) => ['theirs', 'aside', 'copies'].includes(personal))
