import { contact } from '#shared/contact.ts'
import { t } from '#shared/words/t.ts'

/** Words about the organization. Words in [brackets] are placeholders: put the real value in its place. */
export const organization = {
	mission: t(
		'We help families pay for rent, power, travel and food. Many of them live with hemophilia or another bleeding disorder.',
	),
	footerTitle: t('You’re not asking too much.'),
	footerText: t('Call or write us, or ask someone you trust to apply with you.'),
	socialPage: { label: '[Name of our social page]', url: 'https://example.org/' },
	...contact,
	sponsorshipEmail: 'sponsors@example.org',
	phoneHours: t('[Days and hours when someone answers]'),
	taxId: '[Tax ID, nine digits]',
	postalAddress: ['Bridge The Gap', '[Street or post office box]', '[City, State ZIP]'],
} as const
