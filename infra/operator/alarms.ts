import { CloudWatchClient, type MetricAlarm, paginateDescribeAlarms } from '@aws-sdk/client-cloudwatch'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SNSClient } from '@aws-sdk/client-sns'
import { formerTables } from '#functions/platform/store/former-tables.ts'
import { readArguments } from '../tools/arguments.ts'
import { subscriptionsTo, whoIsTold } from '../tools/deploy/alarm-subscription.ts'
import { deployed, stageOptions } from '../tools/deployed.ts'
import { main } from '../tools/lifetime.ts'
import { say, Trouble } from '../tools/terminal.ts'
import { inUtc } from './read-logs.ts'

const help = `npm run alarms [-- --stage name | --local]

Prints which alarms are red, since when and what each means to people, who is told of alarms, and which tables a restore
left. docs/runbook.md has a part for each, by its name.`

await main(async () => {
	const { values } = readArguments(help, { options: stageOptions })
	const { names, table } = await deployed(values)
	const alarms = await alarmsOf(names.prefix)
	// A stage that isn't there has no alarms either, and that must not read as if all were well.
	if (alarms.length === 0) throw new Trouble(`There is no alarm whose name begins with ${names.prefix}.`)
	const red = alarms.filter(({ StateValue }) => StateValue === 'ALARM')
	say(red.length === 0 ? `None of the ${alarms.length} alarms is red.` : `Red, of ${alarms.length} alarms:\n`)
	for (const { AlarmName = '', AlarmDescription = '', ...alarm } of red) {
		const turnedRed = alarm.StateTransitionedTimestamp ?? alarm.StateUpdatedTimestamp
		const since = turnedRed ? `, since ${inUtc(turnedRed)}` : ''
		say(`  ${AlarmName.replace(/^[^:]*: /, '')}${since}\n    ${AlarmDescription}`)
	}
	const topics = new Set(alarms.flatMap(({ AlarmActions = [] }) => AlarmActions))
	const sns = new SNSClient({})
	const subscriptions = await Promise.all([...topics].map((topic) => subscriptionsTo(topic, sns)))
	say()
	for (const sentence of whoIsTold(subscriptions.flat())) say(sentence)
	for (const former of await formerTables(table, new DynamoDBClient({})))
		say(
			`\nA restore left the table ${former} with everybody's data: \`npm run restore -- --drop ${former}\` deletes it.`,
		)
	return 0
})

/** AWS finds alarms by the beginning of a name, and `trial2` begins as `trial` does. */
async function alarmsOf(AlarmNamePrefix: string, client = new CloudWatchClient({})) {
	const isOurs = new RegExp(`^${AlarmNamePrefix}(-App|-Web)?: `)
	const found: MetricAlarm[] = []
	for await (const { MetricAlarms = [] } of paginateDescribeAlarms({ client }, { AlarmNamePrefix }))
		found.push(...MetricAlarms.filter(({ AlarmName = '' }) => isOurs.test(AlarmName)))
	return found
}
