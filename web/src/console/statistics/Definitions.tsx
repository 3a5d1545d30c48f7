import { LinkButton } from '#web/components/Button.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { consolePath } from '../paths.ts'

const definitions = [
	['Day', 'From midnight to midnight, Central time. We count from January 1, 2018.'],
	['Applications submitted', 'Each one counts on the day it was sent. Legacy ones count on their own date.'],
	[
		'Approved and denied',
		'A decision counts on its day, once its email has left. If it is changed, only the new one counts, on its new day. What was closed because documents were missing counts as denied.',
	],
	['Approval rate', 'Of all we decided, the share that we approved, to the nearest percent.'],
	[
		'Assistance given',
		'What was granted, not what was asked for, on the day of the decision. An approved legacy application counts on its own date.',
	],
	['Assistance paid', 'The same dollars on the day of the recorded payment. Legacy ones have none.'],
	['Median days to decision', 'Half of our answers came in this many days or less. Legacy ones are left out.'],
	[
		'Waited longer than 21 days',
		'Applications by the day they were sent, whether they are decided by now or not. One that was opened again waits from that day on.',
	],
	['Users signed up', 'People who verified their email, on the day they registered.'],
	['Events and reports', 'On the day they were added or sent.'],
	[
		'People with a bleeding disorder',
		'By the email on their applications. A person counts once for each disorder and role. The newest application says how severe it is, and where the person lives.',
	],
	['What was removed', 'Old applications that were removed still count, without a name.'],
] as const

export default function Definitions() {
	return (
		<div className="grid max-w-read gap-s5">
			<ConsoleHeading title="What these numbers mean" />
			<dl className="grid gap-s4">
				{definitions.map(([term, meaning]) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd>{meaning}</dd>
					</div>
				))}
			</dl>
			<LinkButton look="quiet" size="small" className="justify-self-start" to={consolePath('statistics')}>
				Go Back
			</LinkButton>
		</div>
	)
}
