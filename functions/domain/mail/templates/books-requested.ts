import { type ContentOf, greet, type Page, text, type Words } from '#functions/domain/mail/words.ts'

export const booksRequested = ({ firstName, token }: ContentOf<'books-requested'>, page: Page): Words => ({
	subject: 'We received your book application',
	preview: 'Keep this email: it has the token for your application.',
	title: 'We received your book application',
	greeting: greet(firstName),
	body: [
		text('Thank you for asking for books. One of us will read your application soon.'),
		text('Keep this token. It helps us find your application if you write to us.'),
		{ kind: 'token', token },
		{ kind: 'link', label: 'Contact us', address: page('/contact') },
	],
	ifNotYou: {
		question: 'Didn’t ask for this?',
		answer: 'Someone typed your email, most likely by mistake. Please let us know, and delete this email.',
	},
})
