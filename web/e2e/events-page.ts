import type { Page } from 'playwright-core'
import { today } from '#infra/testing/events.ts'
import { addDays } from '#shared/dates.ts'

/** Far ahead, so that it's open for sign-ups. The link of its own leads to it, however many come before. */
export const farAhead = () => addDays(today, 4000 + Math.floor(Math.random() * 4000))

export const newName = () => `Lantern Walk ${crypto.randomUUID().slice(0, 8)}`

export const card = (page: Page, name: string) => page.getByRole('article', { name })

export const image = (id: string) => ({
	id,
	name: `${id}.webp`,
	size: 7,
	contentType: 'image/webp',
	alt: `Picture ${id}`,
	width: 960,
	height: 640,
	addedOn: new Date().toISOString(),
	addedBy: 'hazel',
})
