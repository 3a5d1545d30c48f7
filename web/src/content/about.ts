export const aboutUs = [
	{
		title: 'Why we’re here',
		text: 'One week in the hospital. A car that won’t start. A month without pay. For many families, that’s all it takes to fall behind. We’re here to close that gap, one bill at a time.',
	},
	{
		title: 'What we do',
		text: 'We pay for rent, food, utilities and travel to treatment when there’s no one else to turn to. We give books to children through a partnership with a publisher. And we hold events, so people facing the same thing can meet.',
	},
	{
		title: 'How we decide',
		text: 'A real person reads each request. We ask only for what we need to decide, keep it private, and always write back. Processing can take up to 21 days.',
	},
] as const
