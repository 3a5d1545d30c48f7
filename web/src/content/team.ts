import { t } from '#shared/words/t.ts'

export interface Person {
	name: string
	title: string
	/** A picture in web/public, like '/team/name.jpg'. */
	photo?: string
	bio?: string
}

export const leaders: readonly Person[] = [
	{
		name: '[Name of the president]',
		title: t('President'),
		bio: t(
			'[Three or four sentences: where the president comes from, what brought them to Bridge The Gap, and what they do today.]',
		),
	},
	{
		name: '[Name of the vice president]',
		title: t('Vice President'),
		bio: t(
			'[Three or four sentences: what the vice president did before, what they lead here, and what they would like people to know.]',
		),
	},
	{
		name: '[Name of the treasurer]',
		title: t('Treasurer'),
		bio: t('[Three or four sentences: how the treasurer takes care of donations, and how we account for each dollar.]'),
	},
]

export const board: readonly Person[] = [
	{ name: '[Name of board member 1]', title: t('Board Member ~team') },
	{ name: '[Name of board member 2]', title: t('Board Member ~team') },
	{ name: '[Name of board member 3]', title: t('Board Member ~team') },
	{ name: '[Name of board member 4]', title: t('Board Member ~team') },
]
