import { readArguments } from './arguments.ts'
import { deployed, stageOptions } from './deployed.ts'
import { main } from './lifetime.ts'
import { runNode } from './run.ts'
import { say } from './terminal.ts'

const help = `npm run staff -- <email> [--stage name | --local] [--also] [--create --first-name … --last-name …]

Makes an account that signed up on the site an employee with every permission, and prints a first employee key, once.
On AWS with the credentials you are signed in with, or with --local in the running \`npm start\`.

--create  makes the account too, and prints a password, once: for the first days of an AWS account, in which no email
          reaches anyone and so no code either. Ask AWS for SES production access first; it takes a day or more
--also    although there is an employee with User Access already: for when none of them can sign in any more, or nobody
          has a permission that someone needs. For an employee too: they get every permission and a new key`

await main(async () => {
	const { values, positionals } = readArguments(help, {
		allowPositionals: true,
		options: {
			...stageOptions,
			also: { type: 'boolean' },
			create: { type: 'boolean' },
			'first-name': { type: 'string' },
			'last-name': { type: 'string' },
		},
	})
	const [email] = positionals
	const { stage, local, ...person } = values
	if (!email) {
		say(help)
		return 1
	}
	const { table } = await deployed({ stage, local })
	return runNode('functions/account/first-employee.ts', {
		args: [email, ...passedOn(person)],
		env: { ...process.env, TABLE_NAME: table },
	})
})

function passedOn(options: Record<string, string | boolean | undefined>) {
	return Object.entries(options).flatMap(([name, value]) => {
		if (typeof value === 'string') return [`--${name}`, value]
		return value ? [`--${name}`] : []
	})
}
