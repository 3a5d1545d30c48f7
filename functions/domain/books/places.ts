import type { PlacesOf } from '#functions/platform/store/places.ts'

export const places: PlacesOf = {
	'table.ts': {
		keeps: ['BOOK#*', 'BOOKSOF#*'],
		lists: ['BOOKS'],
		personal: 'theirs',
		indexed: { BOOKS: { order: '<moment>#<token>', kind: '<waiting>' } },
		items: {
			'BOOK#<token> / BOOK': 'a book application',
			'BOOK#<token> / LAST MAIL': 'a pointer to the email about it',
			'BOOKSOF#<user> / BOOK#<moment>#<token>': "a pointer to a member's book application",
		},
	},
}
