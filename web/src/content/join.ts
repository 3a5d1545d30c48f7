/** Values in [brackets] are placeholders: the organization has to say what it expects of people. */
export const joinWords = {
	intro:
		'Most of what we do is done by people who give us a few hours a month. There are three ways to join.',
	ways: {
		affiliate: {
			text: 'You know families in need, and you send them to us.',
			facts: [
				['Time', 'When a family needs it'],
				['Who', 'One person or a whole group'],
				['Cost', 'Free, open since 2025'],
				['Form', 'About 2 minutes'],
			],
			start: 'Join as Affiliate',
		},
		ambassador: {
			text: 'You tell people about us: at work, at school, at a clinic or online.',
			facts: [
				['Time', '[Hours a month]'],
				['Who', 'Anyone who likes to talk'],
				['Form', 'About 15 minutes'],
			],
			start: 'Join as Ambassador',
		},
		board: {
			text: 'You decide with us where the money goes and what we do next.',
			facts: [
				['Time', '[Evenings a month]'],
				['Who', 'People who like to plan'],
				['Form', 'About 15 minutes'],
			],
			start: 'Join as Board Member',
		},
	},
	thanks: 'Thank you for wanting to help. A person will read your application, and we’ll email you.',
} as const
