import { t } from '#shared/words/t.ts'
export const eventWords = {
	intro: t('Family days, evenings with a nurse, and walks across the bridge. Everyone is welcome, and it’s free.'),
	noneTitle: t('No events right now'),
	noneText: t(
		'We’re planning the next ones. Our newsletter tells you when they’re ready. You can sign up on our home page.',
	),
} as const
