import { factsOf, type MailOrder, orderMails } from '#functions/domain/mail/orders.ts'
import { overdueMails } from '#functions/domain/mail/sending.ts'
import { log } from '#functions/platform/log.ts'

const overdueAfter = 15 * 60_000

/**
 * Orders every mail again that should have left the outbox 15 minutes ago. The stream loses its records after a day, so
 * only the outbox itself still knows a mail that was never relayed.
 */
export async function sweepOutbox(now: Date) {
	const ordered: MailOrder[] = []
	for await (const orders of overdueMails(new Date(now.getTime() - overdueAfter))) {
		await orderMails(orders)
		for (const order of orders) log.warn('mail ordered again', factsOf(order))
		ordered.push(...orders)
	}
	return ordered
}

class MailsOverdue extends Error {
	override name = 'MailsOverdue'
}

export const handler = async () => {
	const { length: count } = await sweepOutbox(new Date())
	if (count > 0) log.error('mails were overdue and are ordered again', new MailsOverdue(), { count })
	else log.info('no mail is overdue')
}
