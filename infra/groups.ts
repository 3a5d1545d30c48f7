import type { apis } from '#shared/api.ts'
import type { Data } from './data.ts'
import type { Lambda } from './lambda.ts'

interface Group {
	/** What a failure of this function means to people. */
	failureMeans: string
	memory?: number
	/** What it may do with the table besides reading who asks, and noting that they did. */
	table?: ('GetItem' | 'PutItem' | 'DeleteItem' | 'Query')[]
	/** It reads whole lists, newest first. */
	lists?: true
	/** What it may do besides. */
	grants?: (lambda: Lambda, data: Data) => void
}

/** What each endpoint group may touch. A new feature in the registry does not compile until it stands here. */
export const groups: Record<keyof typeof apis, Group> = {
	account: {
		failureMeans: 'People cannot sign up, sign in or reset their password.',
		table: ['GetItem', 'PutItem', 'DeleteItem', 'Query'],
		// Argon2id takes a whole processor for a moment, and a processor comes with this much memory.
		memory: 1769,
	},
	files: {
		failureMeans: 'People cannot attach bills to an application.',
		table: ['PutItem'],
		grants: (lambda, { files }) =>
			lambda.give('FILES_BUCKET', files.bucketName, ['s3:PutObject'], [files.arnForObjects('uploads/*')]),
	},
	applications: {
		failureMeans: 'People cannot ask for help or learn what became of it, and employees cannot answer them.',
		table: ['GetItem', 'PutItem', 'DeleteItem', 'Query'],
		lists: true,
		// It looks at employee keys, as `account` looks at passwords.
		memory: 1769,
		grants: (lambda, { files }) => {
			const actions = ['s3:PutObject', 's3:GetObject']
			lambda.give('FILES_BUCKET', files.bucketName, actions, [files.arnForObjects('uploads/*')])
			// Without it storage would not say that a file is not there, only that it may not be read.
			lambda.allow(['s3:ListBucket'], [files.bucketArn])
		},
	},
	previews: {
		failureMeans: 'Employees do not see the mail that a decision or a message would send.',
		table: ['Query'],
	},
	newsletter: {
		failureMeans: 'People cannot sign up for the newsletter or leave it.',
		table: ['GetItem', 'PutItem', 'Query'],
	},
	users: {
		failureMeans: 'Employees cannot look up users, give permissions or set their keys.',
		table: ['GetItem', 'PutItem', 'DeleteItem', 'Query'],
		lists: true,
		// It looks at employee keys, as `account` looks at passwords.
		memory: 1769,
	},
	console: { failureMeans: 'Employees do not see how many applications, events and reports wait.' },
}
