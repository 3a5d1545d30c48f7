import { t } from '#shared/words/t.ts'
export const bookWords = {
	intro: t('We give books to children together with a publisher. They are free, and you don’t need an account.'),
	steps: [
		t('You tell us about the reader: their name, gender and reading level.'),
		t('You tell us where to send the books.'),
		t('We choose books that fit and mail them to you.'),
	],
	consent: t('To send the books, we share what you type in this form with the publisher who mails them.'),
} as const
