import type { JoinRole } from '#shared/join/roles.ts'
import { t } from '#shared/words/t.ts'

/** As `roleNames`, in the page's language. */
export const roleWords: Readonly<Record<JoinRole, string>> = {
	affiliate: t('Affiliate ~joining'),
	ambassador: t('Ambassador ~joining'),
	board: t('Board Member ~joining'),
}

/** Values in [brackets] are placeholders: the organization has to say what it expects of people. */
export const joinWords = {
	intro: t('Most of what we do is done by people who give us a few hours a month. There are three ways to join.'),
	ways: {
		affiliate: {
			text: t('You know families in need, and you send them to us.'),
			facts: [
				[t('Time'), t('When a family needs it')],
				[t('Who'), t('One person or a whole group')],
				[t('Cost'), t('Free, open since 2025')],
				[t('Form'), t('About 2 minutes')],
			],
			start: t('Join as Affiliate'),
		},
		ambassador: {
			text: t('You tell people about us: at work, at school, at a clinic or online.'),
			facts: [
				[t('Time'), '[Hours a month]'],
				[t('Who'), t('Anyone who likes to talk')],
				[t('Form'), t('About 15 minutes')],
			],
			start: t('Join as Ambassador'),
		},
		board: {
			text: t('You decide with us where the money goes and what we do next.'),
			facts: [
				[t('Time'), '[Evenings a month]'],
				[t('Who'), t('People who like to plan')],
				[t('Form'), t('About 15 minutes')],
			],
			start: t('Join as Board Member'),
		},
	},
	thanks: t('Thank you for wanting to help. A person will read your application, and we’ll email you.'),
} as const
