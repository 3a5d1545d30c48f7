import type { DynamoDb } from './install.ts'

/** DynamoDB Local needs so much memory for its answers, and not for the data it keeps. */
export const javaArguments = ({ jars }: DynamoDb, megabytes: number) => [
	`-Xmx${megabytes}m`,
	`-Djava.library.path=${jars}`,
	...['-cp', `${jars}/*`],
	'com.amazonaws.services.dynamodbv2.local.main.ServerRunner',
]
