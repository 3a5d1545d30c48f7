import { t } from '#shared/words/t.ts'

/** Words in [brackets] are placeholders: put the real value in its place, and let a lawyer read the page. */
export const privacy = {
	intro: t('You tell us about your health and your money. Here’s what we do with it.'),
	sections: [
		{
			title: t('What we ask for'),
			text: [
				t(
					'When you apply, we ask who you are and how to reach you. We ask for your birthday, your income and your bill. If someone has a bleeding disorder, we ask about it. We ask only for what we need to decide.',
				),
				t(
					'When you sign up for an event, books or our newsletter, we ask for your name and email, and where to send books. When you come to an event, we also ask for your birthday, address and phone. If you have a bleeding disorder, we ask about it.',
				),
				t('When you ask to join us, we ask how to reach you, what you do and why you’d like to help.'),
			],
		},
		{
			title: t('Who sees it'),
			text: [
				t('A few of us read applications. We write down each time someone opens one.'),
				t(
					'If we pay your bill, we tell the company your name and what we pay for. If you agree to it at an event, we tell its sponsors how to reach you. We don’t sell what you tell us, and we don’t use it for ads.',
				),
				t(
					'Our site runs on Amazon Web Services in the United States. Gifts by card go through an outside payment provider.',
				),
			],
		},
		{
			title: t('How long we keep it'),
			text: [
				t(
					'We keep an application for 7 years after we decide. We need it to show where the money went. Then we erase it and its files. Numbers stay, without your name.',
				),
				t(
					'For 2 years after an event, we keep the list of who signed up and who came. We keep an application for books for 2 years after we sent them. We keep a report for 2 years after you sent it, or longer if we haven’t solved it yet.',
				),
				t(
					'You’re on our newsletter’s list until you leave it, and every newsletter has a link for that. We keep your account, even if you don’t use it, so you can always find your applications. We keep an application to join us and the names of our affiliates, so we know who works with us. We keep these until you erase your account on your dashboard, or ask us to erase them.',
				),
				t(
					'What we haven’t answered yet stays with us too. That may be an application, a report or books we didn’t send. Someone may still be waiting for us. After a year we’re reminded of it twice a week until it’s closed. You can ask us to erase it sooner.',
				),
				t(
					'We erase the text of an email as soon as it’s sent, and our record of sending it after 90 days. For 7 years, we keep a record of what each of us changed, and of which files and lists we opened. We keep the record of who opened an application for 3 months. For 30 days, our storage notes from which internet address a file was sent or opened, and our firewall notes from which one it refused a visit. Backups are gone after 35 days.',
				),
			],
		},
		{
			title: t('What stays in your browser'),
			text: [
				t(
					'One cookie keeps you signed in. One remembers this browser for 6 months, so strangers can’t lock you out. One is for our team: it lasts 10 minutes, from their password to their second step. Nothing follows you to other sites.',
				),
				t('If you apply with an account, what you typed and didn’t send stays in your account for 14 days.'),
				t(
					'Without an account, it stays in this tab. It goes when you close the tab, or after half an hour in which nobody uses the page. If something is being cut off, that’s 2 hours. We ask 5 minutes before. The same is true of what you type to ask for books, except that with an account it stays until you close the tab. You can erase it at any time. What you’ve sent stays until we have it.',
				),
				t(
					'After you apply, a thank-you page shows your name and token. It stays in this tab until you open another page or close the tab. If others use this device, close the tab once you’ve written down the token.',
				),
				t(
					'When you look up an application, its name and token stay in this tab, so a reload shows it again. They go when you open another page or close the tab. They also go after half an hour in which nobody uses the page.',
				),
			],
		},
		{
			title: t('What you can ask of us'),
			text: [
				t(
					'You can change the name, email and password of your account on your dashboard. You can erase your account there too, with your applications and their files. We wait a day, so you can change your mind.',
				),
				t(
					'You can ask for a copy of what we have about you. You can ask us to correct it or to erase it. Write or call us, and we’ll answer within [number] days.',
				),
				t(
					'An application that was sent with your address and without signing in isn’t yours until you tell us that you sent it. We leave it out of your copy. If we erase what we have about you, it stays, without your address.',
				),
			],
		},
	],
	updated: t('[Month day, year]'),
} as const
