import { routes } from '#shared/paths.ts'

/** Every screen of the console has an address below the dashboard's. */
export const consolePath = (...parts: string[]) => [routes.dashboard.path, ...parts].join('/')

export const documentPath = (token: string, id: string) => `${applicationPath(token)}/documents/${id}`

/** Addresses of a person's page. It's found by an application, a sign-up or an account, and never by a name. */
export const personPath = (by: 'application' | 'guest' | 'account', id: string) =>
	consolePath('person', by, encodeURIComponent(id))

/** The search of a section. What is searched for goes beside it, in the state of the history entry. */
export const searchPath = (section: string) => `${consolePath(section)}?show=search`

export const applicationPath = (token: string, tab?: string) =>
	consolePath('applications', encodeURIComponent(token), ...(tab ? [tab] : []))
