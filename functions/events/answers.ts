import { guests } from '#functions/domain/events/guests.ts'
import { requireEvent } from '#functions/domain/events/table.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { countedAs, isAnswerTo } from '#shared/events/answers.ts'
import type { eventsStaffApi } from '#shared/events/staff-api.ts'
import { exportPage } from '#shared/lists.ts'

/** Counts what the guests answered to the questions as the event asks them now. Nothing of it names anyone. */
export async function answers({ input }: RequestContext<typeof eventsStaffApi.answers>) {
	const { questions } = await requireEvent(input.id)
	const counts = questions.map((asked) => ({ asked, count: { id: asked.id, yes: 0, no: 0, written: 0 } }))
	let many = 0
	for await (const { questionAnswers } of guests.oldestFirst(input.id, exportPage)) {
		many++
		for (const { asked, count } of counts) {
			const answer = questionAnswers.find((given) => isAnswerTo(asked, given))?.answer
			if (answer) count[countedAs(asked, answer)]++
		}
	}
	return { guests: many, questions: counts.map(({ count }) => count) }
}
