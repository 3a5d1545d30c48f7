import { expect } from 'vitest'
import { ask, makeDue } from '#functions/account/erase.cloud.test.data.ts'
import { applyAs } from '#functions/applications/applications.cloud.test.data.ts'
import { upload } from '#functions/files/files.cloud.test.data.ts'
import { pdf } from '#functions/platform/files/content.test.data.ts'
import { itemsWith } from '#infra/operator/neighbors.cloud.test.data.ts'
import { createPerson, mailTo } from '#infra/testing/people.ts'
import { TestClient } from '#infra/testing/test-client.ts'
import { inbox } from '#infra/testing/test-cloud.ts'
import { accountApi } from '#shared/account/api.ts'
import { booksApi } from '#shared/books/api.ts'
import { examples } from '#shared/examples.ts'
import { joinApi } from '#shared/join/api.ts'
import { newsletterApi } from '#shared/newsletter/api.ts'

export const login = async ({ user, password }: Awaited<ReturnType<typeof createPerson>>) =>
	(await new TestClient().call(accountApi.login, { email: user.email, password })).status
export const lastMails = async (email: string) =>
	(await inbox(email)).filter(({ subject }) => subject === 'Your account is erased')

/** Someone whose day is over, with all that the eraser has a step for. */
export async function due() {
	const someone = await createPerson()
	const { client, user } = someone
	const { email, firstName, lastName } = user
	const file = await upload(client, 'bill.pdf', pdf)
	const sent = await applyAs(client, { email, attachments: [file] })
	const asGuest = await applyAs(new TestClient(), { email })
	const helper = { name: 'Aspen Hill', relation: 'friend', email, writeTo: 'both', theyKnow: 'yes' } as const
	const helped = await applyAs(client, { helper })
	await client.call(newsletterApi.signup, { firstName, lastName, email })
	await client.call(booksApi.apply, { ...examples.books.apply, email })
	await client.call(joinApi.boardMember, { ...examples.join.boardMember, email })
	await client.call(joinApi.affiliate, { ...examples.join.affiliate, email })
	expect((await ask(someone, true)).status).toBe(200)
	await mailTo(email, /Keep my account/)
	return { ...someone, email, file, asGuest, helped, names: [email, user._id, sent, file], asked: await makeDue(user) }
}

/** Returns what is left in the table, except for the audit trail and the last email. */
export async function left({ names, email }: Pick<Awaited<ReturnType<typeof due>>, 'names' | 'email'>) {
	const mails = (await itemsWith(email)).filter(([, item]) => item.includes('"template":"erased"'))
	const ids = mails.map(([key]) => key.replace(/^MAIL#(.*) MAIL$/, '$1'))
	return (await itemsWith(...names))
		.map(([key]) => key)
		.filter((key) => !key.startsWith('AUDIT#') && !ids.some((id) => key.includes(id)))
		.filter((key) => !/^(MAIL|OUTCOME)#/.test(key))
}
