import { expect, test } from 'vitest'
import { excusedInVain, staffActions, unrecorded } from './audited.ts'

const line = (endpoint: string, requestId: string, more: object = {}) =>
	`/log/x: ${JSON.stringify({ message: 'answered', method: 'POST', endpoint, actor: 'ann', requestId, ...more })}`

const record = (action: string, requestId: string, by = 'ann') => ({ action, by, requestId })

const mark = '/api/change-report'
const note = '/api/add-application-note'
const undo = '/api/undo-event-sign-in'

test('requests of members, refused requests and reads are no staff actions', () => {
	const lines = [
		line('/api/report', '1'),
		line(mark, '2', { message: 'refused' }),
		line('/api/reports', '3', { method: 'GET' }),
		line(mark, '4'),
	]
	expect(staffActions(lines).map(({ requestId }) => requestId)).toEqual(['4'])
})

test('each action needs the record of its own request, by its own actor', () => {
	const actions = staffActions([line(mark, '1'), line(mark, '2')])
	expect(unrecorded(actions, [record(mark, '1'), record(mark, '2')])).toEqual([])
	expect(unrecorded(actions, [record(mark, '1')])).toEqual([mark])
	expect(unrecorded(actions, [record(mark, '1'), record(mark, '2', 'bob')])).toEqual([mark])
	expect(unrecorded(actions, [record(mark, '1'), record(note, '2')])).toEqual([mark])
})

test('a repeated request has the first one’s record, and what a colleague did before has the colleague’s', () => {
	expect(unrecorded(staffActions([line(note, '2')]), [record(note, '1')])).toEqual([])
	expect(unrecorded(staffActions([line(note, '2')]), [record(note, '1', 'bob')])).toEqual([note])
	expect(unrecorded(staffActions([line(undo, '2')]), [record(undo, '1', 'bob')])).toEqual([])
	expect(unrecorded(staffActions([line(undo, '2')]), [])).toEqual([undo])
})

test('an excuse for an endpoint that does record is reported', () => {
	expect(excusedInVain([record('/api/preview-email', '1')])).toEqual(['/api/preview-email'])
	expect(excusedInVain([record(mark, '1')])).toEqual([])
})
