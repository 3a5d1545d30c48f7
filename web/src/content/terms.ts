/** Words in [brackets] are placeholders: put the real value in its place, and let a lawyer read the page. */
export const terms = {
	intro: 'The rules for using this site, in plain words.',
	sections: [
		{
			title: 'Asking for help',
			text: [
				'Anyone in hardship may ask. We can’t help everyone, and asking doesn’t mean that we’ll pay.',
				'What you tell us has to be true. If it isn’t, we may deny an application or ask for the money back.',
			],
		},
		{
			title: 'Your account',
			text: ['Your account is yours alone. Keep your password and your token private.'],
		},
		{
			title: 'Gifts',
			text: [
				'Bridge The Gap is a nonprofit under [section of the tax law], tax ID [number]. [Whether gifts are tax-deductible.]',
			],
		},
		{
			title: 'What we can’t promise',
			text: [
				'We keep this site running as well as we can. Nothing here is medical advice: please ask your doctor. In an emergency, call 911.',
			],
		},
		{
			title: 'Which law applies',
			text: ['The law of [state] applies to these rules.'],
		},
	],
	updated: '[Month day, year]',
} as const
