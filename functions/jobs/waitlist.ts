import type { Context } from 'aws-lambda'
import { endWaitingForPast, offerFreePlaces } from '#functions/domain/events/waitlist.ts'

/** Offers what falls free without a request, such as a place that nobody took in time. It's safe to run twice or late. */
export const handler = async (
	{ time }: { time: string },
	{ awsRequestId: requestId }: Pick<Context, 'awsRequestId'>,
) => {
	const cause = { now: new Date(time), requestId }
	await offerFreePlaces(cause)
	await endWaitingForPast(cause)
}
