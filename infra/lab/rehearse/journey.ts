import { randomUUID } from 'node:crypto'
import { pdfOf } from '#infra/local/seed/drawings.ts'
import { WholeTable } from '#infra/operator/table-copy.ts'
import { problem } from '#infra/tools/deploy/smoke-test.ts'
import { Trouble } from '#infra/tools/terminal.ts'
import { visit } from '#infra/tools/visit.ts'
import { accountApi } from '#shared/account/api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { applicationsExamples } from '#shared/applications/examples.ts'
import { applicationsStaffApi } from '#shared/applications/staff-api.ts'
import type { Answer, Endpoint, Payload } from '#shared/endpoint.ts'
import { filesApi } from '#shared/files/api.ts'
import { statisticsApi } from '#shared/statistics/api.ts'
import { type Place, said } from './place.ts'

/** SES's own mailboxes take every mail of a verified sender, in a new account's sandbox too, and cost no reputation. */
const mailbox = (who: string) => `success+${who}@simulator.amazonses.com`

/** The journey leaves these behind. */
export interface Journey {
	token: string
	upload: string
	/** The employee, signed in anew, sees the application and opens its file; or the answer says what is wrong. */
	isThere: () => Promise<string | undefined>
}

/** A guest applies with a file, an employee approves the application, the emails leave and the statistics count it. */
export async function journey(place: Place): Promise<Journey> {
	const { employee, signIn } = await firstEmployee(place)
	const staff = await signIn()
	await staff.call(applicationsStaffApi.changeSettings, { guestApplications: true, key: employee.key })
	const guest = mailbox('guest')
	const { token, upload } = await apply(new Visitor(place.site), guest)
	const decision = { status: 'Approved', amount: 240, message: 'We can help you.', emailApplicant: true } as const
	await staff.call(applicationsStaffApi.respond, { token, ...decision, key: employee.key })
	await must(`two emails to ${guest}`, () => mailsLeft(place.table, guest, 2))
	await staff.call(statisticsApi.refresh, {})
	await must('statistics that count the grant', async () => {
		const { figures } = await staff.call(statisticsApi.general, { period: 'all' })
		return figures?.approved === 1 ? undefined : `they count ${figures?.approved ?? 'nothing yet'}`
	})
	const isThere = async () => {
		const again = await signIn()
		const { application } = await again.call(applicationsStaffApi.show, { token })
		const [file] = application.attachments
		if (!file) return 'the application has no file'
		const { data } = await again.call(applicationsStaffApi.openAttachment, { token, id: file.id })
		const { status } = await fetch(data)
		return status === 200 ? undefined : `the file answered ${status}`
	}
	await must('a file that opens', isThere)
	return { token, upload, isThere }
}

/** `npm run staff` makes the first employee, as in the first days of an account. */
async function firstEmployee({ stage, site }: Place) {
	const email = mailbox('staff')
	const names = ['--first-name', 'Hazel', '--last-name', 'Stone']
	const { output } = await said('infra/tools/staff.ts', [email, '--stage', stage, '--create', ...names])
	const find = (what: string) => new RegExp(`${what} +(\\S+)`).exec(output)?.[1] ?? ''
	const [key, password] = [find('Employee key'), find('Password')]
	if (!key || !password) throw new Trouble(`npm run staff said:\n${output}`)
	const signIn = async () => {
		const staff = new Visitor(site)
		await staff.call(accountApi.login, { email, password })
		return staff
	}
	return { employee: { key }, signIn }
}

async function apply(guest: Visitor, email: string) {
	const paper = pdfOf(['Mossy Creek Power Company', 'For Willow Brook', 'Past due: $240.00'])
	const file = {
		name: 'power bill.pdf',
		size: paper.length,
		contentType: 'application/pdf',
		purpose: 'attachment',
	} as const
	const { id, url, headers } = await guest.call(filesApi.uploadLink, file)
	const { status } = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(paper) })
	if (status !== 200) throw new Trouble(`Storage answered ${status} to an upload`)
	const { cutOffDate: _, affiliateID: __, ...form } = applicationsExamples.apply
	const { token } = await guest.call(applicationsApi.apply, { ...form, email, attachments: [id] })
	return { token, upload: id }
}

async function mailsLeft(table: string, address: string, many: number) {
	const states: unknown[] = []
	for await (const { pk, to, state } of new WholeTable(table).items())
		if (pk.startsWith('MAIL#') && to === address) states.push(state)
	const sent = states.filter((state) => state === 'sent')
	return sent.length === many ? undefined : `their states are ${states.join(', ') || 'none'}`
}

/** Mails, counts and scans take a moment on an emulator, and a minute on AWS. */
export async function must(what: string, ask: () => Promise<string | undefined>) {
	const wrong = await problem({ what, ask }, { attempts: 300, milliseconds: 2000 })
	if (wrong) throw new Trouble(wrong)
}

/** The visitor uses the site as CloudFront serves it, with a cookie jar. Any answer but success ends the rehearsal. */
class Visitor {
	readonly #site: string
	readonly #cookies = new Map<string, string>()

	constructor(site: string) {
		this.#site = site
	}

	async call<E extends Endpoint>(endpoint: E, payload: Payload<E>): Promise<NonNullable<Answer<E>>> {
		const { method, path } = endpoint
		const isPost = method === 'POST'
		const query = Object.entries(payload ?? {}).map(([name, value]) => [name, String(value)])
		const { status, headers, body } = await visit(
			this.#site + path + (isPost ? '' : `?${new URLSearchParams(query)}`),
			{
				method,
				headers: {
					'content-type': 'application/json',
					'idempotency-key': randomUUID(),
					cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
				},
				...(isPost && { body: JSON.stringify(payload) }),
			},
		)
		if (status !== 200) throw new Trouble(`${method} ${path} answered ${status}: ${body.slice(0, 300)}`)
		for (const cookie of [headers['set-cookie'] ?? []].flat()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
			this.#cookies.set(name, value)
		}
		return JSON.parse(body)
	}
}
