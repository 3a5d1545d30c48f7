import { t } from '#shared/words/t.ts'

export const aboutUs = [
	{
		title: t('Why we’re here'),
		text: t(
			'One week in the hospital. A car that won’t start. A month without pay. For many families, that’s all it takes to fall behind. We’re here to close that gap, one bill at a time.',
		),
	},
	{
		title: t('What we do'),
		text: t(
			'We pay for rent, food, utilities and travel to treatment when there’s no one else to turn to. We give books to children through a partnership with a publisher. And we hold events, so people facing the same thing can meet.',
		),
	},
] as const

/** Each sentence belongs to one of the three who are drawn above it. */
export const howWeDecide = {
	title: t('How we decide'),
	sentences: [
		t('A real person reads each request.'),
		t('We ask only for what we need to decide, keep it private, and always write back.'),
		t('Processing can take up to 21 days.'),
	],
} as const
