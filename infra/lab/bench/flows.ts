import { writeFileSync } from 'node:fs'
import { putApplication } from '#functions/domain/applications/table.ts'
import { putAccount } from '#functions/domain/credentials/complete-account.ts'
import { beginSession } from '#functions/platform/identity/session.ts'
import { transact } from '#functions/platform/store/write.ts'
import { demoApplications } from '#infra/local/seed/applications.ts'
import { registeredAccounts } from '#infra/local/seed/people.ts'
import { accountApi } from '#shared/account/api.ts'
import { UserRecord } from '#shared/account/user.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsExamples } from '#shared/applications/examples.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Endpoint, Payload } from '#shared/endpoint.ts'
import type { Flow } from './measure-flow.ts'

/** The script writes the demo data for the flows, and the request and the sender of each flow to the named file. */
const [file = ''] = process.argv.slice(2)
const members = registeredAccounts.filter(({ verified, key }) => verified && !key)
const [member] = members
const employee = registeredAccounts.find(({ key }) => key)
if (!member || !employee) throw new Error('The demo data has no member or no employee')
const applications = demoApplications(members, employee).map(({ application }) => application)
const [application] = applications
if (!application) throw new Error('The demo data has no application')
for (const each of applications) await transact(putApplication(each))

/** The sessions' last use is in the future, so that no request of the bench has to update it. */
const later = new Date(Date.now() + 3_600_000)

async function signedIn(account: (typeof registeredAccounts)[number]) {
	const { id, permissions, key, what: _, ...rest } = account
	const user = UserRecord.parse({
		...rest,
		_id: id,
		employee: key !== undefined,
		clientSidePermissions: [...permissions],
	})
	const session = beginSession(user, later, 'A browser')
	await transact([...putAccount(user, ''), session.write])
	return session.cookie
}

const [memberCookie, staffCookie] = [await signedIn(member), await signedIn(employee)]

const flow = <E extends Endpoint>(
	name: string,
	bundle: Flow['bundle'],
	endpoint: E,
	payload: Payload<E>,
	cookie?: string,
): Flow => ({ name, bundle, endpoint: { path: endpoint.path, method: endpoint.method }, payload, cookie })

const { token, firstName, lastName } = application
const { attachments: _, ...asking } = applicationsExamples.apply
const flows: Flow[] = [
	flow('search by token', 'applications', applicationsStaffApi.list, { limit: 50, q: token }, staffCookie),
	flow('GET /api/user', 'account', accountApi.currentUser, {}, memberCookie),
	flow('detail', 'applications', applicationsStaffApi.show, { token }, staffCookie),
	flow('find', 'applications', applicationsApi.find, { firstName, lastName, token }),
	flow('submit', 'applications', applicationsApi.apply, asking, memberCookie),
	flow('list page of 50 rows', 'applications', applicationsStaffApi.list, { limit: 50 }, staffCookie),
]
writeFileSync(file, JSON.stringify(flows))
