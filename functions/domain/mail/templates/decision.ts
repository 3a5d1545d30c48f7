import { type ContentOf, greet, type Page, text, type Words, written } from '#functions/domain/mail/words.ts'
import { statusBanners } from '#shared/applications/rules.ts'

/** Whole dollars with a comma before every three digits. */
const dollars = (amount: number) => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`

const outcome = {
	Approved: 'We read your application, and we can help.',
	Denied: 'We read all you sent us with care. We’re sorry: we can’t help with this request.',
}

/** The decision is inside only: anyone who looks at the phone sees the subject. */
export const decision = (
	{ firstName, status, granted, message, member }: ContentOf<'decision'>,
	page: Page,
): Words => ({
	subject: 'We have answered your application',
	preview: 'Open this email to read our answer.',
	title: statusBanners[status === 'Denied' ? 'Declined' : status],
	greeting: greet(firstName),
	body: [
		text(outcome[status]),
		...(status === 'Approved' && granted > 0 ? [text(`We approved ${dollars(granted)}.`)] : []),
		...written(message),
		member
			? { kind: 'link', label: 'Go to your dashboard', address: page('/dashboard') }
			: { kind: 'link', label: 'Find your application', address: page('/find') },
	],
	ifNotYou: {
		question: 'Didn’t apply?',
		answer: 'Someone typed your email, most likely by mistake. Please let us know, and delete this email.',
	},
})
