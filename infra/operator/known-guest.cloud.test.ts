import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventsDeskApi } from '#shared/events/desk-api.ts'
import { eventsExamples } from '#shared/events/examples.ts'
import { createEvent } from '../testing/events.ts'
import { createPerson, newEmail } from '../testing/people.ts'
import { itemsWith } from './neighbors.cloud.test.data.ts'
import { command } from './person.cloud.test.data.ts'

test('that someone came to an event before is exported and erased with them', async () => {
	const { client } = await createPerson({ employee: true, clientSidePermissions: ['Event Access'] })
	const { _id: eventID } = await createEvent()
	const email = newEmail()
	const guest = { ...eventsExamples.signIn, email, eventID }
	await client.call(eventsDeskApi.signIn, guest, { 'idempotency-key': randomUUID() })
	const folder = await mkdtemp(join(tmpdir(), 'person-'))
	expect((await command({ args: ['export', email, '--folder', folder] })).exit).toBe(0)
	expect(await readFile(join(folder, 'data.json'), 'utf8')).toContain(`CAMEBEFORE#${email}`)
	expect((await command({ args: ['erase', email], typed: email })).exit).toBe(0)
	const left = (await itemsWith(email)).map(([key]) => key)
	expect(left.filter((key) => !key.startsWith('AUDIT#'))).toEqual([])
})
