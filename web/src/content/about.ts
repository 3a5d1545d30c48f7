export const aboutUs = [
	{
		title: 'Why we are here',
		text: 'A bleeding disorder does not send a warning. A week in hospital, a car that will not start, a month without pay: for many families that is the distance between getting by and losing the ground under their feet. We were founded to close that gap, one bill at a time.',
	},
	{
		title: 'What we do',
		text: 'We pay for rent, food, utilities and travel to treatment when there is no one else to turn to. We give books to children through a partnership with a publisher. And we hold events, so that people who live with the same thing meet each other.',
	},
	{
		title: 'How we decide',
		text: 'Every application is read by a person. We ask only what we need in order to decide, we keep it to ourselves, and we write to you whatever the answer is. Processing can take up to 21 days.',
	},
] as const
