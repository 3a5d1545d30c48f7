import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda'

type Answer = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>

/** A deployment starts the function with such an event and reads the answer. The gateway never sends one, so no visitor can. */
export const withSelfCheck =
	<Found extends object>(check: () => Promise<Found>, answer: Answer) =>
	(event: APIGatewayProxyEvent, context: Context): Promise<Found | APIGatewayProxyResult> =>
		'selfCheck' in event ? check() : answer(event, context)
