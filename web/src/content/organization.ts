/** Words about the organization. Words in [brackets] are placeholders: put the real value in its place. */
export const organization = {
	mission:
		'Help with rent, power, travel and food for families in hardship, above all those living with hemophilia and other bleeding disorders.',
	footerTitle: 'You are not asking too much.',
	footerText: 'Write to us, call, or let someone you trust apply together with you.',
	socialPage: { label: '[Name of our social page]', url: 'https://example.org/' },
	email: 'office@example.org',
	sponsorshipEmail: 'sponsors@example.org',
	phone: '(555) 555-0100',
	postalAddress: ['Bridge The Gap', '[Street or post office box]', '[City, State ZIP]'],
} as const
