import { cloud } from './test-cloud.ts'

const onLocalStack = cloud.target === 'localstack'

/** What LocalStack cannot do and the embedded emulator, like AWS, can. Tests of it skip there, and are counted. */
export const can = {
	/** Nobody reads or writes an object without a link. */
	keepFilesPrivate: !onLocalStack,
	/** What the gateway itself refuses, it refuses in our words. */
	refuseInOurWords: !onLocalStack,
	/** A multipart form that is broken arrives as it was sent: LocalStack's gateway takes forms apart, and empties those. */
	passOnBrokenForms: !onLocalStack,
	/** An alarm says since when it is red, and is red only when its metric or a test says so. */
	keepAlarms: !onLocalStack,
	/** What a function wrote down can be asked for in the tests; there it has not been tried. */
	tellFromLogs: !onLocalStack,
}

/** LocalStack's gateway refuses some bodies before any function sees them, with nothing or in words of its own. */
export const isTheGatewaysOwn = ({ headers, status }: Response) =>
	onLocalStack && status >= 400 && status < 500 && !headers.has('x-request-id')
