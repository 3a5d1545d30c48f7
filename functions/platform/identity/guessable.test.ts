import { expect, test } from 'vitest'
import { Refusal } from '#functions/platform/refusal.ts'
import { messages } from '#shared/messages.ts'
import list from './common-passwords.json' with { type: 'json' }
import { refuseGuessable } from './guessable.ts'

const owner = { email: 'w.ridley@example.org', firstName: 'Wilhelmina', lastName: 'O’Ridley' }

function refusalOf(secret: string) {
	try {
		refuseGuessable('password', secret, owner)
	} catch (error) {
		if (error instanceof Refusal) return error.errors?.password
		throw error
	}
	return undefined
}

test.each([
	'Password1!',
	'Qwerty123!',
	'Welcome1!',
	'P@$$w0rd-2026',
	'Summer2026!',
	'12345678',
	'1Monkey!!',
	'Ｐａｓｓｗｏｒｄ1!',
	'abcabcabc',
	'aaaaaaaa',
])('%s is refused as common', (secret) => {
	expect(refusalOf(secret)).toBe(messages.commonSecret)
})

test.each([
	'Wilhelmina-1!',
	'W1lhelm1na!',
	'Oridley2026#',
	'WilhelminaORidley1!',
	'ORidleyWilhelmina1!',
	'W.Ridley-7',
	'W.ridley@example.org1',
	'Bridge-The-Gap-1!',
])('%s is refused as a name', (secret) => {
	expect(refusalOf(secret)).toBe(messages.ownNameAsSecret)
})

test.each(['Rivers-run-2', 'Bridge-2-Demo!', 'staff-key-1', 'Thistledown-42!', 'X7!kd92mPq'])(
	'%s is accepted',
	(secret) => {
		expect(refusalOf(secret)).toBeUndefined()
	},
)

test('the list has the top 3,000, less those that a rule of length or repetition refuses anyway', () => {
	expect(list.passwords.length).toBeGreaterThan(2700)
})
