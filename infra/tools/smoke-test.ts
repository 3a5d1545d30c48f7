import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { apis } from '#shared/api.ts'
import { type Visit, type Visited, visit } from './visit.ts'

interface Deployed {
	/** Where CloudFront serves the site. */
	site: string
	/** The API itself, past CloudFront. */
	api: string
}

interface Check {
	what: string
	address: string
	visit?: Visit
	isRight: (answer: Visited) => boolean
}

const { currentUser, login } = apis.account

/** A login that cannot succeed is compared with a password hash all the same, so it shows that Argon2 runs there. */
const nonsense = () => ({ email: `${randomUUID()}@example.org`, password: 'Nobody-has-this-1!' })

const isRefusal = (code: string) => (body: string) => {
	const { code: given, status } = JSON.parse(body)
	return status === false && given === code
}

const checks = ({ site, api }: Deployed): Check[] => [
	{
		what: 'the start page',
		address: site,
		isRight: ({ status, body }) => status === 200 && body.includes('<div id="root"'),
	},
	{
		what: 'the API through CloudFront',
		address: site + currentUser.path,
		isRight: ({ status, body }) => status === 200 && body === 'null',
	},
	{
		what: 'a login with a wrong password',
		address: site + login.path,
		visit: {
			method: login.method,
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(nonsense()),
		},
		isRight: ({ status, body }) => status === 400 && isRefusal('invalid')(body),
	},
	{
		what: 'the API past CloudFront, which must refuse',
		address: api + currentUser.path,
		isRight: ({ status }) => status === 403,
	},
]

/** Asks what was just deployed; answers with a sentence for each answer that is not as it should be. */
export async function smokeTest(deployed: Deployed, patience = { attempts: 12, milliseconds: 5000 }) {
	const problems = await Promise.all(checks(deployed).map((check) => problem(check, patience)))
	return problems.filter((sentence) => sentence !== undefined)
}

/** What was made a moment ago may need a minute until every part of AWS knows it. */
async function problem(check: Check, { attempts, milliseconds }: { attempts: number; milliseconds: number }) {
	let last = ''
	for (let attempt = 1; attempt <= attempts; attempt++) {
		try {
			const answer = await visit(check.address, check.visit)
			if (check.isRight(answer)) return undefined
			last = `${answer.status} ${answer.body.slice(0, 200)}`
		} catch (error) {
			last = error instanceof Error ? error.message : String(error)
		}
		if (attempt < attempts) await pause(milliseconds)
	}
	return `${check.what}, at ${check.address}: ${last}`
}
