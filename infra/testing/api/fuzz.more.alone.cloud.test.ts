import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowGuests, applyAs, key } from '#functions/applications/applications.cloud.test.data.ts'
import { signInAs } from '#infra/testing/actors.ts'
import { createEvent } from '#infra/testing/events.ts'
import { newEmail } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inBatches } from '#infra/tools/batches.ts'
import { say } from '#infra/tools/terminal.ts'
import { accountApi } from '#shared/account/api.ts'
import { apis } from '#shared/api.ts'
import { endpointsOf, permissions } from '#shared/endpoint.ts'
import { joinApi } from '#shared/join/api.ts'
import { joinExamples } from '#shared/join/examples.ts'
import { idsIn, type Shot, shotsAt } from './fuzz.test.data.ts'

/**
 * As many near-valid and random requests over all calls as FUZZ says. FUZZ_SEED sends those of a failing run again, which
 * prints its seed; only the ids of things differ.
 */
const many = Number(process.env.FUZZ ?? 20_000)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_007)
/** The gateway gives up on a function after 29 seconds. */
const longest = 30_000
const perRound = 200

const endpoints = endpointsOf(apis)
const each = endpoints.map((endpoint, at) => ({
	shots: fc.sample(shotsAt(endpoint, key), { seed: seed + at, numRuns: Math.ceil(many / endpoints.length) }),
}))
/** The first request to each call, then the second one to each. */
const shots = (each[0]?.shots ?? []).flatMap((_, at) => each.flatMap(({ shots }) => shots[at] ?? [])).slice(0, many)
const rounds = Array.from({ length: Math.ceil(shots.length / perRound) }, (_, at) =>
	shots.slice(at * perRound, (at + 1) * perRound),
)

const statuses = new Map<string, number>()
const failures: string[] = []
const names = { tokens: ['BTG-0000-0000-0000-0000'], ids: ['nothing'] }

const employee = { employee: true, clientSidePermissions: [...permissions] }
const actor = (rights: object, withKey?: string) => signInAs({ rights, may: [], otherwise: 'forbidden' }, withKey)

/** New people for each round, because requests sign people out, lock, disable and demote them. */
async function people() {
	const [member, first, second] = await Promise.all([actor({}), actor(employee, key), actor(employee, key)])
	const { _id } = await createEvent()
	const token = await applyAs(member, { email: newEmail() })
	await member.call(joinApi.boardMember, { ...joinExamples.boardMember, email: newEmail() })
	const { body: user } = await member.call(accountApi.currentUser, {})
	names.tokens = [...names.tokens, token].slice(-40)
	names.ids = [...names.ids, _id, String(user._id)].slice(-200)
	return { visitor: new TestClient(), member, employee: first, 'employee without the key': second }
}

const shown = ({ sender, method, path, headers, body }: Shot) =>
	[sender, method, path, JSON.stringify(headers), typeof body === 'string' ? body : asText(body)]
		.join(' ')
		.slice(0, 1500)

const asText = (body: BodyInit | undefined) =>
	body instanceof FormData
		? JSON.stringify([...body])
		: body instanceof Uint8Array
			? `bytes ${Buffer.from(body)}`
			: String(body)

/** Each from an address of its own, so that no limit of an address stops it before it's read. */
async function send({ sender, method, path, headers, body }: Shot, who: Awaited<ReturnType<typeof people>>) {
	const client = new TestClient()
	client.cookie = who[sender].cookie
	const { status, text, body: answer } = await client.send(method, path, body, headers)
	// Later requests name the things that this one made or showed.
	const { ids, tokens } = idsIn(text)
	names.tokens = [...names.tokens, ...tokens.slice(0, 3)].slice(-40)
	names.ids = [...names.ids, ...ids.slice(0, 5)].slice(-200)
	return { name: `${status} ${answer?.code ?? ''}`.trim(), isOurFault: status >= 500 && answer?.code !== 'busy', text }
}

const hangs = () => pause(longest, undefined, { ref: false }).then(() => Promise.reject(new Error('No answer')))

test(`${shots.length} requests to ${endpoints.length} calls, with seed ${seed}`, { timeout: 0 }, async () => {
	await allowGuests(true)
	for (const [at, round] of rounds.entries()) {
		const who = await people()
		await inBatches(round, async (made) => {
			const shot = made(names)
			try {
				const { name, isOurFault, text } = await Promise.race([send(shot, who), hangs()])
				statuses.set(name, (statuses.get(name) ?? 0) + 1)
				if (isOurFault) failures.push(`${shown(shot)}\n → ${text.slice(0, 300)}`)
			} catch (error) {
				failures.push(`${shown(shot)}\n → ${String(error).slice(0, 600)}`)
			}
		})
		if (at % 5 === 4) say(`${(at + 1) * perRound} sent, ${failures.length} failed`)
	}
	const table = [...statuses].toSorted(([, some], [, others]) => others - some)
	say(table.map(([name, count]) => `${name}: ${count} (${((100 * count) / shots.length).toFixed(1)} %)`).join('\n'))
	expect(failures.slice(0, 20).join('\n\n'), `${failures.length} failed; FUZZ_SEED=${seed}`).toBe('')
})
