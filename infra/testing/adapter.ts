import { cloud } from './test-cloud.ts'

const onLocalStack = cloud.target === 'localstack'

/** LocalStack lacks these features. Their tests are skipped there, and the skipped tests are counted. */
export const can = {
	/** Nobody reads or writes objects without a signed link. */
	keepFilesPrivate: !onLocalStack,
	/** S3 refuses links to files that a scan didn't find clean. */
	refuseByTag: !onLocalStack,
	/** A scan takes as long as a test says: it ends with the upload, or some seconds later. */
	timeScans: !onLocalStack,
	/** Indexes lag behind their table when a test says so. */
	lagIndexes: !onLocalStack,
	/** The gateway's own errors have our format. */
	refuseInOurWords: !onLocalStack,
	/** A test can change a deployed function's settings for a moment, such as where it finds a service. */
	changeSettings: !onLocalStack,
	/** An alarm says since when it is red, and is red only when its metric or a test says so. */
	keepAlarms: !onLocalStack,
	/** Tests can read the functions' logs. */
	tellFromLogs: !onLocalStack,
}

/** LocalStack's gateway refuses some bodies before a function gets them, with an empty response or its own message. */
export const isTheGatewaysOwn = ({ headers, status }: Response) =>
	onLocalStack && status >= 400 && status < 500 && !headers.has('x-request-id')
