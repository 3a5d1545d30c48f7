import * as z from 'zod'
import { t } from './words/t.ts'

/** The fifty states, the District of Columbia and the five inhabited territories. */
export const states = {
	AL: 'Alabama',
	AK: 'Alaska',
	AZ: 'Arizona',
	AR: 'Arkansas',
	CA: 'California',
	CO: 'Colorado',
	CT: 'Connecticut',
	DE: 'Delaware',
	DC: 'District of Columbia',
	FL: 'Florida',
	GA: 'Georgia',
	HI: 'Hawaii',
	ID: 'Idaho',
	IL: 'Illinois',
	IN: 'Indiana',
	IA: 'Iowa',
	KS: 'Kansas',
	KY: 'Kentucky',
	LA: 'Louisiana',
	ME: 'Maine',
	MD: 'Maryland',
	MA: 'Massachusetts',
	MI: 'Michigan',
	MN: 'Minnesota',
	MS: 'Mississippi',
	MO: 'Missouri',
	MT: 'Montana',
	NE: 'Nebraska',
	NV: 'Nevada',
	NH: 'New Hampshire',
	NJ: 'New Jersey',
	NM: 'New Mexico',
	NY: 'New York',
	NC: 'North Carolina',
	ND: 'North Dakota',
	OH: 'Ohio',
	OK: 'Oklahoma',
	OR: 'Oregon',
	PA: 'Pennsylvania',
	RI: 'Rhode Island',
	SC: 'South Carolina',
	SD: 'South Dakota',
	TN: 'Tennessee',
	TX: 'Texas',
	UT: 'Utah',
	VT: 'Vermont',
	VA: 'Virginia',
	WA: 'Washington',
	WV: 'West Virginia',
	WI: 'Wisconsin',
	WY: 'Wyoming',
	AS: 'American Samoa',
	GU: 'Guam',
	MP: 'Northern Mariana Islands',
	PR: 'Puerto Rico',
	VI: 'U.S. Virgin Islands',
} as const

export const stateCodes = Object.keys(states) as (keyof typeof states)[]

const codes: ReadonlyMap<string, string> = new Map(
	Object.entries(states).flatMap(([code, name]) => [
		[code.toLowerCase(), code],
		[name.toLowerCase(), code],
	]),
)

export const stateSentence = t('Choose your state.')

/** A code or a full name in, the code out. */
export const state = z
	.transform((given: string): unknown =>
		typeof given === 'string' ? (codes.get(given.trim().toLowerCase()) ?? given) : given,
	)
	.pipe(z.enum(stateCodes, stateSentence))
	.meta({ description: 'a state or territory, code or full name' })
