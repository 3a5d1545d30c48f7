import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { storedApplication } from '#infra/testing/application.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { newEmail, newLastName } from '#infra/testing/people.ts'
import { tableCode } from '#infra/testing/table-code.ts'
import { itemsOf } from '#infra/testing/table-dump.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { addDays } from '#shared/dates.ts'

test('the deployed job counts everything and lists contacts, with its own permissions', async () => {
	const code = await tableCode(cloud)
	const { putApplication } = await import('#functions/domain/applications/table.ts')
	const token = `BTG-${newEmail().slice(1, 9).toUpperCase()}`
	const day = addDays('2018-01-01', randomInt(700))
	const application = storedApplication({
		token,
		lastName: newLastName(),
		issuedOn: `${day}T18:00:00.000Z`,
		state: 'GU',
		bleedingDisorder: true,
		bleedingDisorderType: 'Factor 13 Deficiency',
		bleedingDisorderSeverity: 'Mild',
		bleedingDisorderRelationship: 'Care Taker of Patient',
	})
	await code.transact(putApplication(application))
	await invoke('JobsStatistics')
	const counted = (await itemsOf('STATISTICS#PERIOD')).get(day) ?? '{}'
	expect(JSON.parse(counted)).toMatchObject({ applications: 1, 'state GU': 1, late: 1 })
	const contacts = [...(await itemsOf('CONTACTS#fac13#GU')).values()]
	expect(contacts.filter((item) => item.includes(application.email))).toHaveLength(1)
})
