import { expect, test } from 'vitest'
import { createEvent, today } from '#infra/testing/events.ts'
import { createPerson, mailTo, newEmail } from '#infra/testing/people.ts'
import { names, persona } from '#infra/testing/persona.ts'
import { addDays } from '#shared/dates.ts'
import { eventsApi } from '#shared/events/api.ts'
import { guestSentences } from '#shared/events/guest-sentences.ts'
import { button } from './applicant.ts'
import { expectAccessible, expectResult, visit } from './browser.ts'
import { card, newName } from './events-page.ts'
import { words } from './words.ts'

test.each(['', '/es'])('someone waits for a place of a full event and takes it, below “%s/”', async (site) => {
	const name = newName()
	const event = await createEvent({ name, date: addDays(today, 2), capacity: 1, instructions: 'Bring a warm coat.' })
	const { client: guest, user } = await createPerson()
	await guest.call(eventsApi.attend, { ...names, id: event._id, email: user.email })

	const email = newEmail()
	const page = await visit(`${site}/events#${event._id}`, 'phone')
	const own = card(page, name)
	const wait = own.getByRole('button', { name: words(page, 'Wait for a place') })
	await wait.click()
	await own.getByLabel(words(page, 'First name')).fill(persona.firstName)
	await own.getByLabel(words(page, 'Last name')).fill(persona.lastName)
	await own.getByLabel(words(page, 'Email')).fill(email)
	await expectAccessible(page)
	await wait.last().click()
	await expectResult(own.getByText(words(page, guestSentences.waits)))

	const linkIn = async (says: RegExp) => {
		const { text } = await mailTo(email, says)
		return /(\/es)?\/events\/cancel#[\w-]+/.exec(text)?.[0] ?? expect.unreachable()
	}
	const waiting = await visit(await linkIn(/waiting list|lista de espera/), 'phone')
	await waiting.getByText(words(page, 'You’re on the waiting list.')).waitFor()
	await button(waiting, 'Stop waiting').waitFor()
	await expectAccessible(waiting)

	const [{ _id: id } = expect.unreachable()] = (await guest.call(eventsApi.mySignUps, {})).body.signUps ?? []
	await guest.call(eventsApi.cancelMine, { id })
	const offered = await visit(await linkIn(/A place is free|Hay un lugar/), 'phone')
	await offered.getByText(words(page, 'A place is free for you.')).waitFor()
	await expectAccessible(offered)
	await button(offered, 'Take my place').click()
	await expectResult(offered.getByText(words(page, guestSentences.placeTaken)))
	await offered.getByText('Bring a warm coat.').waitFor()
	await button(offered, 'Cancel my sign-up').waitFor()
	await expectAccessible(offered)
})
