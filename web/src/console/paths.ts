import { routes } from '#web/lib/paths.ts'

/** Every screen of the console has an address below the dashboard's. */
export const consolePath = (...parts: string[]) => [routes.dashboard.path, ...parts].join('/')

export const documentPath = (token: string, id: string) => `${applicationPath(token)}/documents/${id}`

export const applicationPath = (token: string, tab?: string) =>
	consolePath('applications', encodeURIComponent(token), ...(tab ? [tab] : []))
