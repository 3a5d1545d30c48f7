import type { APIGatewayProxyEvent, Context } from 'aws-lambda'

/**
 * Lambda's id of a request takes the place of API Gateway's, which a client may choose: it stands in logs, the audit trail
 * and the ids of emails, and people who saw an error are shown it.
 */
export const ownRequestId = {
	before: ({ event, context }: { event: APIGatewayProxyEvent; context: Context }) => {
		event.requestContext.requestId = context.awsRequestId
	},
}
