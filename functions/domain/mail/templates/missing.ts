import {
	type ContentOf,
	greet,
	type Page,
	text,
	type Words,
	whereToLook,
} from '#functions/domain/mail/words.ts'
import { longDate } from '#shared/dates.ts'

const occasions = {
	asked: {
		subject: 'We need something more from you',
		title: 'We need something more from you',
		why: 'Thank you for your application. Before we can decide, we need this from you:',
	},
	reminder: {
		subject: 'We’re still missing something from you',
		title: 'We’re still missing something from you',
		why: 'Your application is still open. To decide, we need this from you:',
	},
	'more time': {
		subject: 'You have more time to send what’s missing',
		title: 'You have more time',
		why: 'We gave you more time to send us this:',
	},
}

export const missing = (content: ContentOf<'missing'>, page: Page): Words => {
	const { subject, title, why } = occasions[content.occasion]
	return {
		subject,
		preview: 'Open this email to see what we need and by when.',
		title,
		greeting: greet(content.firstName),
		body: [
			text(why),
			{ kind: 'list', items: content.asked },
			text(`Please send it by ${longDate(content.lastDay)}. A clear photo from your phone is fine.`),
			...whereToLook(content, page),
			text('You can’t get it? Tell us on the same page. Then one of us will look for another way.'),
			text(
				'If we hear nothing by then, we’ll have to close your application. You can still send it later, and we’ll open it again.',
			),
		],
		ifNotYou: {
			question: 'Didn’t apply?',
			answer: 'Someone typed your email, most likely by mistake. Please let us know, and delete this email.',
		},
	}
}
