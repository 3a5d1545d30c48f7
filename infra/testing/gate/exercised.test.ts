import { expect, test } from 'vitest'
import { answeredIn } from './exercised.ts'

test('an endpoint counts as succeeded once its function logged an answer; a refusal does not count', () => {
	const answer = { level: 'INFO', message: 'answered', method: 'GET', endpoint: '/api/user', status: 200 }
	const lines = [
		`/log/account: ${JSON.stringify(answer)}`,
		`/log/account: ${JSON.stringify({ ...answer, message: 'refused', endpoint: '/api/verify-user', status: 400 })}`,
		'/log/account: START RequestId: {broken',
	]
	expect([...answeredIn(lines)]).toEqual(['GET /api/user'])
})
