import { type ContentOf, greet, type Page, text, unlinked, type Words } from '#functions/domain/mail/words.ts'

type Content = ContentOf<'access-given'>

/** Only the operator's command gives permissions together with the employee account. */
function whatHappened({ occasion, ...content }: Content) {
	const by = unlinked(content.by)
	const whom = `${unlinked(content.whom)} (${content.email})`
	if (occasion === 'employee') return `${by} just made ${whom} an employee. They have no permissions yet.`
	if (occasion === 'permissions') return `${by} just gave ${whom} more access:`
	return `Our operator just made ${whom} an employee with this access:`
}

/** To everyone else who could have done it, because nobody else would notice. */
export const accessGiven = (content: Content, page: Page): Words => ({
	subject: 'Someone was given access',
	preview: 'Please check that you know about it.',
	title: 'Someone was given access',
	greeting: greet(content.firstName),
	body: [
		text(whatHappened(content)),
		...(content.occasion === 'employee' ? [] : [{ kind: 'list', items: content.permissions } as const]),
		text('We send this to everyone with User Access. That way, no one gets access behind our backs.'),
		{ kind: 'link', label: 'See who has access', address: page('/dashboard/settings/users') },
	],
	ifNotYou: {
		question: 'Didn’t expect this?',
		answer: 'Please ask your colleagues today. In Settings, Users, you can take the access away.',
	},
})
