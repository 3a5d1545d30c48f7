/** Words in [brackets] are placeholders: put the real value in its place. */
export const accessibility = {
	intro: 'We want everyone to be able to use this site.',
	sections: [
		{
			title: 'What you can do',
			text: [
				'You can use this site with a keyboard alone, with a screen reader, on a small phone and with text at twice its size. You can ask your device for less motion or for stronger colors.',
				'You can read our pages without JavaScript. The forms need it.',
			],
		},
		{
			title: 'What we aim for',
			text: [
				'Our goal is WCAG 2.2, level AA. We check every page with a program before each change.',
				'[Name of who tested it] tested the site with people on [date].',
			],
		},
		{
			title: 'What doesn’t work well yet',
			text: [
				'Files that other people send us, such as photos of bills, may not be readable by a screen reader.',
			],
		},
		{
			title: 'If something is in your way',
			text: ['Tell us, and we’ll help you in another way. We can fill in a form with you on the phone.'],
		},
	],
	updated: '[Month day, year]',
} as const
