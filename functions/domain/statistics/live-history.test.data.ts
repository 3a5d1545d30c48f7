import type { Application } from '#functions/domain/applications/table.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { platformCode } from '#infra/testing/in-process.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { UserRecord } from '#shared/account/user.ts'
import { begin, day, type Step } from './history.test.data.ts'

/** The domain's own code and the operator's commands, on a table of the test's own. */
export async function countingCode() {
	const platform = await platformCode()
	const table = await import('#functions/domain/applications/table.ts')
	const { removeApplication } = await import('#functions/domain/applications/remove-application.ts')
	const { legacyApplications } = await import('#functions/domain/legacy/table.ts')
	const { reports } = await import('#functions/domain/reports/table.ts')
	const { putRemoved } = await import('./removed.ts')
	const { countEverything } = await import('./count-everything.ts')
	const { revised } = await import('#functions/platform/store/collection.ts')
	const { compareStatistics } = await import('./compare.test.data.ts')
	const { WholeTable } = await import('#infra/operator/table-copy.ts')
	const whole = new WholeTable(cloud.outputs.App.TableName)
	return {
		...platform,
		...table,
		compareStatistics,
		removeApplication,
		legacyApplications,
		reports,
		putRemoved,
		countEverything,
		revised,
		whole,
	}
}

type Code = Awaited<ReturnType<typeof countingCode>>

class Killed extends Error {}

/** Lets a process make so many more calls, and then none. */
async function withCalls(code: Code, calls: number, work: () => Promise<unknown>) {
	let left = calls
	code.client.middlewareStack.add(
		(next) => (args) => {
			if (left-- <= 0) throw new Killed()
			return next(args)
		},
		{ step: 'initialize', name: 'killed' },
	)
	await work().catch((error) => {
		if (!(error instanceof Killed)) throw error
	})
	code.client.middlewareStack.remove('killed')
}

/** Does something else just before a process makes its next call after so many. */
async function withSomethingBetween(
	code: Code,
	calls: number,
	between: () => Promise<unknown>,
	work: () => Promise<unknown>,
) {
	let left = calls
	code.client.middlewareStack.add(
		(next) => async (args) => {
			if (left-- === 0) await between()
			return next(args)
		},
		{ step: 'initialize', name: 'between' },
	)
	await work()
	code.client.middlewareStack.remove('between')
}

/** Plays a history on an empty table, and returns the differences between the statistics and a full count at its end. */
export async function differencesAfter(code: Code, history: readonly Step[]) {
	for await (const items of code.whole.groups()) await code.whole.write({ remove: items })
	const tokens: string[] = []
	const legacy: string[] = []
	let now = new Date(begin + 12 * day)
	let number = 0
	const denied = (seen: Application) => decided(code, seen, undefined, now)
	const run = () => code.countEverything(now)
	const change = async (which: number, to: (seen: Application) => Application) => {
		const seen = tokens[which] && (await code.applications.read(tokens[which]))
		if (seen) await code.transact(code.changeApplication(seen, to(seen), 'defect'))
	}
	for (const one of history) {
		number++
		if (one.do === 'submit') {
			const token = `BTG-${String(number).padStart(4, '0')}`
			tokens.push(token)
			const { at, email, last, born, applicantID, disorder, role, severity, state, type } = one
			await code.transact(
				code.putApplication(
					storedApplication({
						token,
						issuedOn: at.toISOString(),
						email: `${email}@example.org`,
						lastName: last,
						birthday: born,
						applicantID,
						state,
						type,
						bleedingDisorder: disorder !== undefined,
						bleedingDisorderType: disorder,
						bleedingDisorderRelationship: disorder && role,
						bleedingDisorderSeverity: disorder && severity,
					}),
				),
			)
		} else if (one.do === 'decide') await change(one.which, (seen) => decided(code, seen, one, now))
		else if (one.do === 'pay') await change(one.which, (seen) => code.revised(seen, { payment: paidOn(one.at) }))
		else if (one.do === 'retire') {
			const seen = tokens[one.which] && (await code.applications.read(tokens[one.which] ?? ''))
			if (seen) await code.transact(code.removeApplication(seen, { isLastOfPerson: one.last, onConflict: 'defect' }))
		} else if (one.do === 'legacy') {
			const token = `BTG-L${number}`
			legacy.push(token)
			const names = { firstName: 'Aspen', lastName: 'Hollow', dateAdded: now.toISOString(), version: 0 }
			const status = one.amount % 3 ? 'Approved' : 'Denied'
			await code.transact(code.legacyApplications.add({ ...names, token, status, date: one.at, amount: one.amount }))
		} else if (one.do === 'drop legacy') {
			const seen = legacy[one.which] && (await code.legacyApplications.read(legacy[one.which] ?? ''))
			if (seen) await code.transact(code.legacyApplications.remove(seen, 'defect'))
		} else if (one.do === 'sign up') {
			const name = { _id: `user-${number}`, firstName: 'Fern', lastName: 'Hill', email: `u${number}@example.org` }
			const user = UserRecord.parse({ ...name, verified: one.verified, dateRegistered: one.at.toISOString() })
			await code.transact(code.users.add(user))
		} else if (one.do === 'report') {
			const facts = { type: 'Technical' as const, description: 'A white page.', resolved: true, version: 0 }
			const report = { ...facts, token: `BTG-R${number}`, date: one.at.toISOString() }
			await code.transact(code.reports.add(report))
			if (number % 2)
				await code.transact([...code.reports.remove(report, 'defect'), code.putRemoved('REPORTS', report.date)])
		} else {
			now = new Date(now.getTime() + one.late * day)
			if (one.how === 'killed') await withCalls(code, one.calls, run)
			else if (one.how === 'whole') await run()
			else if (one.how === 'between') await withSomethingBetween(code, one.calls, () => change(0, denied), run)
			else await Promise.all([run(), one.how === 'beside' ? change(0, denied) : run()])
		}
	}
	await run()
	return code.compareStatistics(code.whole, now)
}

const paidOn = (at: Date) => ({
	method: 'Check' as const,
	date: at.toISOString().slice(0, 10),
	name: 'Rowan Heath',
	employeeId: 'rowan',
	recordedOn: at.toISOString(),
})

type Decision = Extract<Step, { do: 'decide' }>

function decided(code: Code, seen: Application, given: Decision | undefined, now: Date) {
	const { status: after, amount, at, heldHours } = given ?? { status: 'Denied', amount: 0, at: now, heldHours: 0 }
	if (after === 'Pending')
		return code.revised(seen, {
			status: after,
			reopenedOn: new Date(Math.max(at.getTime(), Date.parse(seen.issuedOn))).toISOString(),
			decision: undefined,
			amountApproved: undefined,
			held: undefined,
		})
	const date = new Date(Math.max(at.getTime(), Date.parse(seen.issuedOn))).toISOString()
	const { status, amountApproved, decision, closedOn } = seen
	return code.revised(seen, {
		status: after,
		amountApproved: after === 'Approved' ? amount : undefined,
		decision: { status: after, message: '', amount, emailed: false, name: 'Rowan Heath', employeeId: 'rowan', date },
		held: heldHours
			? {
					mail: 'mail',
					decisionId: 'decision',
					until: new Date(now.getTime() + heldHours * 3_600_000).toISOString(),
					former: { status, amountApproved, decision, closedOn },
				}
			: undefined,
	})
}
