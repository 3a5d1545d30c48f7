import { putAccount } from '#functions/domain/credentials/complete-account.ts'
import { putSignup } from '#functions/domain/credentials/table.ts'
import { setEmployeeKey } from '#functions/domain/people/employee-keys.ts'
import { countEverything } from '#functions/domain/statistics/count-everything.ts'
import { hashSecret } from '#functions/platform/identity/secrets.ts'
import { sha256 } from '#functions/platform/ids.ts'
import { TableName } from '#functions/platform/store/table.ts'
import type { Write } from '#functions/platform/store/write.ts'
import { UserRecord } from '#shared/account/user.ts'
import { type Applicant, demoApplications, grantedIn, seedApplications } from './applications.ts'
import { seedMany } from './many.ts'
import { demoPassword, registeredAccounts } from './people.ts'
import { seedBooks, seedEvents, seedJoin, seedLegacy, seedReports, seedSponsors } from './rest.ts'
import { writeIfNew } from './write-if-new.ts'

/** Writes the demo data through the functions' own code. Run with their environment: TABLE_NAME and the endpoint. */
const members = registeredAccounts.filter(({ verified, key }) => verified && !key)
const first: Applicant = members[0] ?? nobody()
const colleague: Applicant = registeredAccounts.find(({ key }) => key) ?? nobody()
const applications = demoApplications(members, colleague)

await Promise.all([
	seedAccounts(),
	seedApplications(applications, colleague),
	seedLegacy(),
	seedBooks(first),
	seedJoin(members),
	seedEvents(members),
	seedReports(),
	seedSponsors(),
])
if (process.argv.includes('--many')) await seedMany(10_000, TableName, 'demo-event-0', applications)
// The statistics are there at once, and not after the first night.
await countEverything(new Date())

function nobody(): never {
	throw new Error('The demo data has no member or no employee')
}

/** The accounts share one password, and its hash takes longer than writing an account. */
async function seedAccounts() {
	const passwordHash = await hashSecret(demoPassword)
	for (const account of registeredAccounts) await writeIfNew(await writes(account, passwordHash))
}

/** Adds up the fields of an account that repeat its applications. */
function applicationsOf(id: string) {
	const own = applications.filter(({ application }) => application.applicantID === id)
	return {
		applicationTokens: own.map(({ application }) => application.token),
		assistanceRecieved: own.reduce((sum, { decisions }) => sum + grantedIn(decisions), 0),
	}
}

async function writes(account: (typeof registeredAccounts)[number], passwordHash: string): Promise<Write[]> {
	const user = UserRecord.parse({
		_id: account.id,
		firstName: account.firstName,
		lastName: account.lastName,
		email: account.email,
		verified: account.verified,
		employee: account.key !== undefined,
		clientSidePermissions: [...account.permissions],
		...applicationsOf(account.id),
		dateRegistered: account.dateRegistered,
	})
	if (!account.verified) return putSignup(user, { passwordHash, codeHash: sha256('000000'), now: new Date() })
	const key = account.key ? [await setEmployeeKey(account.id, account.key)] : []
	return [...putAccount(user, passwordHash), ...key]
}
