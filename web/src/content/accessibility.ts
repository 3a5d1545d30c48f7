import { t } from '#shared/words/t.ts'

/** Words in [brackets] are placeholders: put the real value in its place. */
export const accessibility = {
	intro: t('We want everyone to be able to use this site.'),
	sections: [
		{
			title: t('What you can do'),
			text: [
				t(
					'You can use this site with a keyboard alone, with a screen reader, on a small phone and with text at twice its size. You can ask your device for less motion or for stronger colors.',
				),
				t('You can read our pages without JavaScript. The forms need it.'),
			],
		},
		{
			title: t('What we aim for'),
			text: [
				t('Our goal is WCAG 2.2, level AA. We check every page with a program before each change.'),
				t('[Name of who tested it] tested the site with people on [date].'),
			],
		},
		{
			title: t('What doesn’t work well yet'),
			text: [t('Files that other people send us, such as photos of bills, may not be readable by a screen reader.')],
		},
		{
			title: t('If something is in your way'),
			text: [t('Tell us, and we’ll help you in another way. We can fill in a form with you on the phone.')],
		},
	],
	updated: t('[Month day, year]'),
} as const
