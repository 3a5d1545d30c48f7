import { monthDayYear } from '#shared/dates.ts'
import { eventLocation } from '#shared/events/rules.ts'
import { questionTypes } from '#shared/events/schema.ts'
import { Facts } from '#web/components/Facts.tsx'
import type { CheckedEvent } from './eventForm.ts'

/** What was typed, to be read once more before it is sent. */
export function EventSummary({ event }: { event: CheckedEvent }) {
	const { name, date, time, description, instructions, capacity, active, questions = [] } = event
	return (
		<Facts
			facts={[
				['Event name', name, 'wide'],
				['Date', monthDayYear(date)],
				['Time', time],
				['Where', eventLocation(event), 'wide'],
				['Description', description, 'wide'],
				['Instructions', instructions, 'wide'],
				['How many people can sign up', capacity === undefined ? 'No limit' : String(capacity)],
				['Active', active === false ? 'No' : 'Yes'],
				[
					'Questions',
					questions
						.map(({ question, type }) =>
							type === questionTypes.yesNo ? `${question} (yes or no)` : `${question} (text)`,
						)
						.join('\n'),
					'wide',
				],
			]}
		/>
	)
}
