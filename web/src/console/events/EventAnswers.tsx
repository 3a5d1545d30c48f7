import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/endpoint.ts'
import { countedAs, isAnswerTo } from '#shared/events/answers.ts'
import { questionTypes } from '#shared/events/schema.ts'
import type { eventsStaffApi } from '#shared/events/staff-api.ts'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { type StaffEvent, staffEvents } from './events.ts'
import type { Guest } from './people.ts'

export const answersQuery = (id: string) =>
	queryOptions({ queryKey: ['console', 'event', id, 'answers'], queryFn: () => staffEvents.answers({ id }) })

type Answers = Answer<typeof eventsStaffApi.answers>

/** The answers without those of a guest who was removed. The server may count that guest for some seconds more. */
export const withoutGuest = (answers: Answers, { questions }: StaffEvent, { questionAnswers }: Guest): Answers => ({
	...answers,
	guests: answers.guests - 1,
	questions: answers.questions.map((counted) => {
		const asked = questions.find(({ id }) => id === counted.id)
		const given = asked && questionAnswers.find((one) => isAnswerTo(asked, one))?.answer
		if (!asked || given === undefined) return counted
		const kind = countedAs(asked, given)
		return { ...counted, [kind]: counted[kind] - 1 }
	}),
})

/** Counts the answers of guests, such as who needs a ride, above the list of everyone. */
export function EventAnswers({ event: { _id: id, questions } }: { event: StaffEvent }) {
	const { data, error, isFetching, refetch } = useQuery({ ...answersQuery(id), enabled: questions.length > 0 })
	if (questions.length === 0) return null
	if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
	if (!data) return <Loading />
	return (
		<section aria-labelledby="answers" className="grid gap-s3">
			<h2 id="answers" className="text-h3">
				Answers
			</h2>
			<dl className="grid max-w-read gap-s2">
				{questions.map(({ id: asked, question, type }) => {
					const { yes = 0, no = 0, written = 0 } = data.questions.find((one) => one.id === asked) ?? {}
					const without = (data.guests - yes - no - written).toLocaleString('en-US')
					return (
						<div key={asked} className="grid gap-s1 border-line border-b pb-s2">
							<dt className="wrap-anywhere font-plain">{question}</dt>
							<dd className="font-strong tabular-nums">
								{type === questionTypes.yesNo
									? `${yes.toLocaleString('en-US')} yes, ${no.toLocaleString('en-US')} no, ${without} didn’t say`
									: `${written.toLocaleString('en-US')} wrote something, ${without} didn’t`}
							</dd>
						</div>
					)
				})}
			</dl>
		</section>
	)
}
