export const joinWords = {
	intro:
		'Most of what we do is done by people who give us a few hours a month. There are three ways to join.',
	affiliate:
		'You know families in need, and you send them to us. Signing up is free, and it’s been open since 2025.',
	ambassador: 'Ambassadors tell people about us: at work, at school, at a clinic or online.',
	board: 'Board members decide with us where the money goes and what we do next.',
	thanks: 'Thank you for wanting to help. A person will read your application, and we’ll email you.',
} as const
