import { CloudWatchClient, SetAlarmStateCommand } from '@aws-sdk/client-cloudwatch'
import { afterAll, expect, test } from 'vitest'
import { localStage, namesFor } from '#infra/stacks/names.ts'
import { can } from '#infra/testing/adapter.ts'
import { logged } from '#infra/testing/function-log.ts'
import { invoke } from '#infra/testing/invoke.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { clientSettings } from '#infra/tools/credentials.ts'

const cloudWatch = new CloudWatchClient(clientSettings(cloud.endpoint))
const AlarmName = `${namesFor(localStage).prefix}: mail errors`

const setState = (StateValue: 'OK' | 'ALARM') =>
	cloudWatch.send(new SetAlarmStateCommand({ AlarmName, StateValue, StateReason: 'a test' }))

afterAll(() => setState('OK'))

/** Which alarms are repeated, and in which words, is in reminders.test.ts. */
test.skipIf(!can.keepAlarms)('the deployed job repeats an alarm that stays red, with its own permissions', async () => {
	await setState('ALARM')
	// The job throws if the topic takes no mail from it.
	await invoke('JobsMorning', { time: new Date(Date.now() + 24 * 3_600_000).toISOString() })
	const told = () => logged('JobsMorning', 'alarms that stay red')
	if (can.tellFromLogs) await expect.poll(told).toMatch(/"count":[1-9]/)
})
