import type { Page } from 'playwright-core'
import { createEvent, signUp, today } from '#infra/testing/events.ts'
import { newEmail } from '#infra/testing/people.ts'
import { persona } from '#infra/testing/persona.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import type { EventRecord } from '#shared/events/records.ts'
import { eventSentences } from '#shared/events/sentences.ts'
import { button, field } from './applicant.ts'
import { goTo, reload } from './browser.ts'
import { answer } from './guest-answers.ts'
import { employee } from './staff.ts'

export const signInPath = '/api/update-attending-list-for-event'

/** The desk of an event that is today, on a phone. */
export async function openDesk(changes: Partial<EventRecord> = {}) {
	const name = `Lantern Walk ${crypto.randomUUID().slice(0, 8)}`
	const event = await createEvent({ name, date: today, ...changes })
	const someone = await employee(['Event Access'], 'phone')
	await goTo(someone.page, `/events/signin?event=${event._id}`)
	await button(someone.page, 'Sign In New Guest').waitFor()
	return { ...someone, event }
}

export async function fillIn(page: Page, email?: string) {
	if (email) {
		await field(page, 'First name').fill(persona.firstName)
		await field(page, 'Last name').fill(persona.lastName)
		await field(page, 'Email').fill(email)
	}
	await answer(page)
}

export const enter = async (page: Page) => {
	await button(page, 'Sign in').click()
	await page.getByText(eventSentences.signedIn).waitFor()
}

/** Signs out although something waits on this device. */
export async function signOutAndErase(page: Page) {
	await button(page, 'Menu').click()
	await button(page, 'Signout').click()
	await button(page, 'Sign out and erase').click()
	await page.waitForURL('**/login')
}

/** Reads what this device keeps of guests, in the encrypted form in which it's stored. */
export const stored = (page: Page) =>
	page.evaluate(async () => {
		const names = (await indexedDB.databases()).map(({ name }) => name)
		const read = (store: 'sign-ins' | 'lists') =>
			new Promise<{ owner: string; data: ArrayBuffer }[]>((resolve, reject) => {
				const opening = indexedDB.open('sign-ins')
				opening.onerror = () => reject(opening.error)
				opening.onsuccess = () => {
					const all = opening.result.transaction(store).objectStore(store).getAll()
					all.onsuccess = () => {
						opening.result.close()
						resolve(all.result)
					}
				}
			})
		const isMade = names.includes('sign-ins')
		const [items, lists] = isMade ? [await read('sign-ins'), await read('lists')] : [[], []]
		const texts = [...items, ...lists].map((item) => new TextDecoder('latin1').decode(item.data))
		return {
			owners: items.map(({ owner }) => owner),
			lists: lists.length,
			text: JSON.stringify([Object.entries(localStorage), items, lists, texts]),
		}
	})

export const kept = async (page: Page) => (await stored(page)).owners.length

/** Lists the pages that the service worker keeps. */
export const keptPages = (page: Page) =>
	page.evaluate(async () => {
		const worker = await navigator.serviceWorker.getRegistration('/events/signin')
		const names = await caches.keys()
		const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
		const paths = all.flat().map(({ url }) => new URL(url).pathname)
		return { ready: worker?.active?.state === 'activated', paths }
	})

const letters = (at: number) => [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

/** An event for which these people signed up, of whom the first ones came to an earlier one. */
export async function deskWithGuests(many: number, knownOnes: number) {
	const desk = await openDesk({ capacity: many + 5 })
	const { _id: eventID } = await createEvent()
	const people = Array.from({ length: many }, (_, at) => ({
		firstName: 'Ana',
		lastName: `Reed${letters(at)}z`,
		email: newEmail(),
	}))
	await signUp(desk.event, people)
	await inBatches(people.slice(0, knownOnes), (one) =>
		desk.client.call(
			eventsDeskApi.signIn,
			{ ...eventsExamples.signIn, ...one, eventID, groupMembers: '4' },
			{ 'idempotency-key': crypto.randomUUID() },
		),
	)
	await reload(desk.page)
	await desk.page.getByText(`0 of ${many} in`).waitFor()
	return { ...desk, people }
}
