import { expect, test } from 'vitest'
import { answeredIn, kindsInSources, neverWritten, readWrites } from './exercised.ts'

test('an endpoint counts as succeeded once its function logged an answer; a refusal does not count', () => {
	const answer = { level: 'INFO', message: 'answered', method: 'GET', endpoint: '/api/user', status: 200 }
	const lines = [
		`/log/account: ${JSON.stringify(answer)}`,
		`/log/account: ${JSON.stringify({ ...answer, message: 'refused', endpoint: '/api/verify-user', status: 400 })}`,
		'/log/account: START RequestId: {broken',
	]
	expect([...answeredIn(lines)]).toEqual(['GET /api/user'])
})

test('a write is named by its function and its kind of item, without generated ids', () => {
	const role = 'arn:aws:sts::0:assumed-role/BridgeTheGap-local-App-newsletterRole8F867698-C3E61/x'
	const noted = [`${role}\tDelete\tLEAVE/LEAVE`, `${role}\tPut\tAUDIT/*`, `${role}\tPut\tAUDIT/*`].join('\n')
	expect(readWrites(noted)).toEqual(['newsletter Delete LEAVE/LEAVE', 'newsletter Put AUDIT/*'])
})

test('a write that is made by chance is none that a test has to make', () => {
	const role = (name: string) =>
		`arn:aws:sts::0:assumed-role/BridgeTheGap-local-App-${name}Role8F867698-C3E61/x`
	const noted = [
		`${role('users')}\tUpdate\tSESSION/*`,
		`${role('statistics')}\tPut\tCOUNTED/EVENT`,
		`${role('statistics')}\tPut\tCOUNTED/APPLICATION`,
	]
	expect(readWrites(noted.join('\n'))).toEqual(['statistics Put COUNTED/APPLICATION'])
})

test('a kind of item that no test wrote is reported', () => {
	expect(kindsInSources()).toContain('SUBSCRIBER')
	expect(neverWritten(['LEAVE', 'AUDIT'], ['newsletter Delete LEAVE/LEAVE'])).toEqual(['AUDIT'])
})
