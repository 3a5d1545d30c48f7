export const joinWords = {
	intro:
		'Most of what we do is done by people who give us a few hours a month. There are three ways to join.',
	affiliate:
		'Affiliates are people and organizations that send families to us. It’s free, and registration starts in 2025.',
	ambassador: 'Ambassadors tell people about us: at work, at school, at a clinic or online.',
	board: 'Board members decide with us where the money goes and what we do next.',
	thanks: 'Thank you for wanting to help. A person will read your application, and we’ll email you.',
} as const
