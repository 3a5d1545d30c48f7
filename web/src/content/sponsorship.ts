import { t } from '#shared/words/t.ts'

/** Each tier has its own perks and all those of the tiers before it, which `includes` names. */
export const tiers = [
	{
		name: t('Bronze'),
		price: 500,
		includes: undefined,
		perks: [t('[Perk: your name in the program of one event]'), t('[Perk: a thank-you letter]')],
	},
	{
		name: t('Silver'),
		price: 2000,
		includes: t('Everything in Bronze'),
		perks: [t('[Perk: your logo on our site]'), t('[Perk: two seats at one event]')],
	},
	{
		name: t('Gold'),
		price: 5000,
		includes: t('Everything in Bronze and Silver'),
		perks: [t('[Perk: your logo on the event banner]'), t('[Perk: a table for your guests]')],
	},
	{
		name: t('Platinum'),
		price: 10000,
		includes: t('Everything in Bronze, Silver and Gold'),
		perks: [t('[Perk: named as the sponsor of one event]'), t('[Perk: a welcome speech]')],
	},
] as const

export const sponsorshipIntro = t(
	'Families who often feel alone meet at our events. Sponsors pay for the events, and what’s left over helps pay families’ bills.',
)
