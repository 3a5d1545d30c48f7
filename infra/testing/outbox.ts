import { eventually } from './eventually.ts'
import { itemsOf, wholeTable } from './table-dump.ts'

export interface QueuedMail {
	id: string
	to: string
	state: string
	queuedAt: string
	notBefore?: number
	content?: { template: string; cancelToken?: string }
}

/** The outbox's items for these addresses include those of mails that were sent, wait or are never sent. */
export const queuedTo = async (...addresses: string[]): Promise<QueuedMail[]> =>
	[...(await wholeTable())]
		.flatMap(([key, item]) => (key.startsWith('MAIL#') ? [{ ...JSON.parse(item), id: idIn(key) }] : []))
		.filter(({ to }) => addresses.includes(to))

const idIn = (key: string) => key.replace(/^MAIL#(.*) MAIL$/, '$1')

/** The same items, once each of these mails is finished. */
export async function finishedTo(...addresses: string[]) {
	const mails: QueuedMail[] = []
	for (const { id } of await queuedTo(...addresses)) mails.push(await finished(id))
	return mails
}

/** The mail, once it is sent or never will be. */
export const finished = (id: string): Promise<QueuedMail> =>
	eventually(`Mail ${id} is finished`, async () => {
		const mail = { ...JSON.parse((await itemsOf(`MAIL#${id}`)).get('MAIL') ?? '{}'), id }
		// One that failed is sent once it is ordered again.
		return /^(queued|sending|failed)$/.test(mail.state) ? undefined : mail
	})
