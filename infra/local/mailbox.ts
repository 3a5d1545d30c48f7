import * as z from 'zod'
import type { Cloud } from '#infra/tools/cloud-facts.ts'

export interface Mail {
	id: string
	from: string
	to: string[]
	subject: string
	text: string
	html: string
	sentAt: Date
}

/** The emulated SES was asked to send these mails, to everyone or to one address, newest first. */
export async function mailbox({ target, endpoint }: Pick<Cloud, 'target' | 'endpoint'>, to?: string): Promise<Mail[]> {
	const { path, Mails } = boxes[target]
	const mails = Mails.parse(await read(endpoint + path + (to ? `?${new URLSearchParams({ to })}` : '')))
	// LocalStack has no list by recipient and answers with all of them.
	const theirs = to ? mails.filter((mail) => mail.to.includes(to)) : mails
	return theirs.sort((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
}

/** LocalStack fails if a mail arrives while it lists them, so it's asked again. */
async function read(address: string): Promise<unknown> {
	for (let left = 5; ; left--) {
		const response = await fetch(address)
		if (response.ok || left === 0) return response.json()
	}
}

const text = z.string().nullish()
const addresses = z.array(z.string()).nullish()

const EmbeddedMail = z
	.object({
		MessageId: z.string(),
		Source: text,
		To: addresses,
		Subject: text,
		BodyText: text,
		BodyHtml: text,
		Timestamp: z.number(),
	})
	.transform(
		(mail): Mail => ({
			id: mail.MessageId,
			from: mail.Source ?? '',
			to: mail.To ?? [],
			subject: mail.Subject ?? '',
			text: mail.BodyText ?? '',
			html: mail.BodyHtml ?? '',
			sentAt: new Date(mail.Timestamp * 1000),
		}),
	)

const simple = z
	.object({
		Destination: z.object({ ToAddresses: addresses }),
		Subject: text,
		Body: z.object({ text_part: text, html_part: text }),
	})
	.transform(({ Destination, Subject, Body }) => ({
		to: Destination.ToAddresses ?? [],
		subject: Subject ?? '',
		text: Body.text_part ?? '',
		html: Body.html_part ?? '',
	}))

/** LocalStack keeps a mail with headers or a file of its own as it came. */
const whole = z.object({ RawData: z.string() }).transform(({ RawData }) => readWholeMail(RawData))

const LocalStackMail = z
	.object({ Id: z.string(), Source: text, Timestamp: z.string() })
	.transform(({ Id, Source, Timestamp }) => ({ id: Id, from: Source ?? '', sentAt: new Date(Timestamp) }))
	.and(z.union([whole, simple]))

const boxes = {
	embedded: {
		path: '/_ministack/ses/messages',
		/** Mails are listed by account, of which we have one. */
		Mails: z
			.object({ messages: z.record(z.string(), z.array(EmbeddedMail)) })
			.transform(({ messages }) => Object.values(messages).flat()),
	},
	localstack: {
		path: '/_aws/ses',
		Mails: z.object({ messages: z.array(LocalStackMail) }).transform(({ messages }) => messages),
	},
}

/** Reads a whole mail with its headers, as functions/domain/mail/ses.ts writes one. */
export function readWholeMail(whole: string) {
	const headers = whole.split('\r\n\r\n', 1)[0] ?? ''
	const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(headers)?.[1]?.trim() ?? ''
	const part = (type: string) => {
		const [, encoded = ''] =
			new RegExp(`^Content-Type: text/${type}[^]*?\\r\\n\\r\\n([^]*?)\\r\\n--`, 'm').exec(whole) ?? []
		return decoded(encoded)
	}
	const [, word] = /^=\?UTF-8\?B\?(.*)\?=$/.exec(header('Subject')) ?? []
	return {
		to: [header('To')],
		subject: word === undefined ? header('Subject') : decoded(word),
		text: part('plain'),
		html: part('html'),
	}
}

const decoded = (base64: string) => Buffer.from(base64, 'base64').toString()
