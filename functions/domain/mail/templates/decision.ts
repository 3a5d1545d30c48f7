import { type ContentOf, greet, type Page, text, type Words, written } from '#functions/domain/mail/words.ts'
import { statusBanners } from '#shared/applications/rules.ts'

/** Whole dollars with a comma before every three digits. */
const dollars = (amount: number) => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`

const told = {
	Approved: 'We have read your application and can help.',
	Denied: 'We have read your application with care. This time we cannot help with what you asked for.',
}

/** What was decided stands inside only: the subject is seen by whoever looks at the telephone. */
export const decision = (
	{ firstName, status, granted, message, member }: ContentOf<'decision'>,
	page: Page,
): Words => ({
	subject: 'We have answered your application',
	preview: 'Open this letter to read our answer.',
	title: statusBanners[status === 'Denied' ? 'Declined' : status],
	greeting: greet(firstName),
	body: [
		text(told[status]),
		...(status === 'Approved' && granted > 0 ? [text(`What we grant is ${dollars(granted)}.`)] : []),
		...written(message),
		member
			? { kind: 'link', label: 'Go to your dashboard', address: page('/dashboard') }
			: { kind: 'link', label: 'Find your application', address: page('/find') },
	],
	ifNotYou: {
		question: 'Did you not apply?',
		answer:
			'Then somebody typed your address, most likely by mistake. Please let us know, and delete this letter.',
	},
})
