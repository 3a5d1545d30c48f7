import { t } from '#shared/words/t.ts'

/** Words in [brackets] are placeholders: put the real value in its place, and let a lawyer read the page. */
export const terms = {
	intro: t('The rules for using this site, in plain words.'),
	sections: [
		{
			title: t('Asking for help'),
			text: [
				t('Anyone in hardship may ask. We can’t help everyone, and asking doesn’t mean that we’ll pay.'),
				t('What you tell us has to be true. If it isn’t, we may deny an application or ask for the money back.'),
			],
		},
		{ title: t('Your account'), text: [t('Your account is yours alone. Keep your password and your token private.')] },
		{
			title: t('Gifts'),
			text: [
				t(
					'Bridge The Gap is a nonprofit under [section of the tax law], tax ID [number]. [Whether gifts are tax-deductible.]',
				),
			],
		},
		{
			title: t('What we can’t promise'),
			text: [
				t(
					'We keep this site running as well as we can. Nothing here is medical advice: please ask your doctor. In an emergency, call 911.',
				),
			],
		},
		{ title: t('Which law applies'), text: [t('The law of [state] applies to these rules.')] },
	],
	updated: t('[Month day, year]'),
} as const
