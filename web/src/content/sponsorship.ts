/** Each tier has its own perks and all those of the tiers before it. */
export const tiers = [
	{
		name: 'Bronze',
		price: 500,
		perks: ['[Perk: your name in the program of one event]', '[Perk: a thank-you letter]'],
	},
	{
		name: 'Silver',
		price: 2000,
		perks: ['[Perk: your logo on our site]', '[Perk: two seats at one event]'],
	},
	{
		name: 'Gold',
		price: 5000,
		perks: ['[Perk: your logo on the event banner]', '[Perk: a table for your guests]'],
	},
	{
		name: 'Platinum',
		price: 10000,
		perks: ['[Perk: named as the sponsor of one event]', '[Perk: a welcome speech]'],
	},
] as const

export const sponsorshipIntro =
	'At our events, families meet who often feel alone. Sponsors pay for them. What’s left pays bills.'
