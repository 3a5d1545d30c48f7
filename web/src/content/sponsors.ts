/** What the wall shows until employees add the first sponsor: one top sponsor and 13 partners. */
export const placeholders = [
	{ _id: 'top', name: '[Top sponsor]', top: true },
	...Array.from({ length: 13 }, (_, at) => ({ _id: String(at), name: `[Partner ${at + 1}]`, top: false })),
]
