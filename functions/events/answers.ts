import { guests } from '#functions/domain/events/guests.ts'
import { requireEvent } from '#functions/domain/events/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import type { eventsStaffApi } from '#shared/events/staff-api.ts'
import { exportPage } from '#shared/lists.ts'

/** Counts what the guests answered to the questions that the event has now. Nothing of it names anyone. */
export async function answers({ input }: RequestContext<typeof eventsStaffApi.answers>) {
	const { questions } = await requireEvent(input.id)
	const counts = new Map(questions.map(({ id }) => [id, { id, yes: 0, no: 0, written: 0 }]))
	let many = 0
	for await (const { questionAnswers } of guests.oldestFirst(input.id, exportPage)) {
		many++
		for (const { id, answer } of questionAnswers) {
			const count = counts.get(id)
			if (count) count[answer === 'Yes' ? 'yes' : answer === 'No' ? 'no' : 'written']++
		}
	}
	return { guests: many, questions: [...counts.values()] }
}
