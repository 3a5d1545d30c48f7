import type { Application } from '#functions/domain/applications/table.ts'
import { newToken } from '#functions/platform/ids.ts'
import { storedApplication } from '#infra/testing/application.ts'
import { newEmail, newLastName } from '#infra/testing/people.ts'
import { mayNotBeLogged } from '#infra/testing/persona.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { cloud } from '#infra/testing/test-cloud.ts'

const day = 24 * 3_600_000

/** Pending applications of which each next one was sent a day earlier. A search for their last name finds these alone. */
export async function pending(
	many: number,
	youngest: number,
	changes: (at: number) => Partial<Application> = () => ({}),
) {
	const code = await tableCode(cloud)
	const { putApplication } = await import('#functions/domain/applications/table.ts')
	const lastName = newLastName()
	const sent = Array.from({ length: many }, (_, at) =>
		storedApplication({
			token: newToken(),
			issuedOn: new Date(Date.now() - (youngest + at) * day).toISOString(),
			lastName,
			email: newEmail(),
			...changes(at),
		}),
	)
	for (const one of sent) {
		mayNotBeLogged(cloud, one.token)
		await code.transact(putApplication(one))
	}
	return { lastName, tokens: sent.map(({ token }) => token) }
}
