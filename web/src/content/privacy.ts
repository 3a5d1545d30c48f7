/** Words in [brackets] are placeholders: put the real value in its place, and let a lawyer read the page. */
export const privacy = {
	intro: 'You tell us about your health and your money. Here is what we do with it.',
	sections: [
		{
			title: 'What we ask for',
			text: [
				'When you apply, we ask who you are and how to reach you. We ask for your birthday, your income and your bill. If someone has a bleeding disorder, we ask about it. We ask only for what we need to decide.',
				'When you sign up for an event, books or our newsletter, we ask for your name and email, and where to send books.',
			],
		},
		{
			title: 'Who sees it',
			text: [
				'A few of us read applications. We write down each time someone opens one.',
				'If we pay your bill, we tell the company your name and what we pay for. We don’t sell what you tell us, and we don’t use it for ads.',
				'Our site runs on Amazon Web Services in the United States. Gifts by card go through an outside payment provider.',
			],
		},
		{
			title: 'How long we keep it',
			text: [
				'We keep an application for [number] years after we decide. We need it to show where the money went. Then we erase it.',
			],
		},
		{
			title: 'What stays in your browser',
			text: [
				'One cookie keeps you signed in. One remembers this browser, so strangers can’t lock you out. Nothing follows you to other sites.',
				'What you typed and didn’t send stays on your device until the next day. It is locked with your birthday, and you can erase it at any time.',
			],
		},
		{
			title: 'What you can ask of us',
			text: [
				'You can ask for a copy of what we have about you. You can ask us to correct it or to erase it. Write or call us, and we’ll answer within [number] days.',
			],
		},
	],
	updated: '[Month day, year]',
} as const
