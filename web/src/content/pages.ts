import { type RouteName, routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { organization } from './organization.ts'

interface Head {
	/** Given if the tab says something else than the link to the page. */
	title?: string
	/** Search engines and messages show it below the title. */
	description?: string
}

const heads: Partial<Record<RouteName, Head>> = {
	home: { title: '' },
	login: { title: '' },
	apply: {
		description: t(
			'Ask for help with rent, power, food, travel or another bill. It takes about 15 minutes, and a photo of the bill is enough.',
		),
	},
	books: { description: t('Free books for children, sent to your home. You don’t need an account.') },
	find: { description: t('Check on an application with your name and token.') },
	donate: { description: t('Your gift becomes a month of power, a tank of gas or a full fridge.') },
	events: { description: t('Family days, evenings with a nurse and walks. See what’s next, and sign up.') },
	about: { title: t('About Us'), description: t('Why we’re here, what we do, and how we decide.') },
	team: { description: t('Who leads Bridge The Gap, and who is on the board.') },
	sponsorship: { description: t('Four ways for companies to sponsor an event.') },
	join: { description: t('Join the team as an affiliate, an ambassador or a board member.') },
	contact: { description: t('Email, phone and mail. A real person answers.') },
	privacy: { description: t('What we do with what you tell us, and who sees it.') },
	accessibility: { description: t('How this site works for everyone, and what to do if it doesn’t.') },
	terms: { description: t('The rules for using this site, in plain words.') },
	report: { description: t('Tell us about a problem with this site, an application or our team.') },
}

const site = 'Bridge The Gap'

/** Gives the head of a page's HTML. Its title is the one that the page gives the tab. */
export function headOf(name: RouteName) {
	const { title = routes[name].label, description = organization.mission } = heads[name] ?? {}
	return { title: title ? `${title} · ${site}` : site, description }
}

/** Describes social-preview.png, which messages show beside a link to the site. */
export const preview = t('Two banks of a river and a bridge between them')

export const missing = { title: `${t('Nothing here')} · ${site}`, description: organization.mission }
