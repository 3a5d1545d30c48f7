import type { APIGatewayProxyEvent, Context } from 'aws-lambda'

/**
 * Uses Lambda's request id instead of API Gateway's, because a client can choose that one. The id is in logs, the audit
 * trail and the ids of emails, and people who get an error see it.
 */
export const ownRequestId = {
	before: ({ event, context }: { event: APIGatewayProxyEvent; context: Context }) => {
		event.requestContext.requestId = context.awsRequestId
	},
}
