import { books, putBook, readBooksOf, readBooksWith, stateOf } from '#functions/domain/books/table.ts'
import { confirmationMail } from '#functions/domain/mail/confirmation.ts'
import type { RequestContext } from '#functions/platform/http/request-context.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { newToken } from '#functions/platform/ids.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { revised } from '#functions/platform/store/collection.ts'
import { retried } from '#functions/platform/store/write.ts'
import { booksApi } from '#shared/books/api.ts'
import { bookSentences } from '#shared/books/schema.ts'
import { exportPage } from '#shared/lists.ts'

function apply({ input, person, language, now, requestId, address, commit }: RequestContext<typeof booksApi.apply>) {
	const member = person?.user.verified ? person.user : undefined
	const { email, firstName } = input
	const token = newToken()
	const issuedOn = now.toISOString()
	const book = { ...input, token, issuedOn, applicantID: member?._id ?? 'Guest', version: 0 }
	const about = books.key(token)
	const content = (name: string) => ({ template: 'books-requested', firstName: name, token }) as const
	const confirmation = { email, firstName, member, language, about, content }
	return retried(async () => {
		const mail = await confirmationMail(confirmation, { now, requestId, address })
		const writes = [...putBook(book, member?._id), ...mail]
		return commit(token, writes, { message: bookSentences.submitted, token })
	})
}

/** A transaction has room for a hundred records. */
const mostRecorded = 50

export const handler = serve(booksApi)({
	apply,
	mine: ({ input, person }) => readBooksOf(person.user._id, input),
	list: async ({ input }) => {
		const { q, status, ...page } = input
		const { rows, ...more } = q ? await books.search(q, page) : await books.page(status, page)
		return { applications: rows.filter((row) => !status || stateOf(row) === status), ...more }
	},
	ofPerson: async ({ input, commit }) => {
		const answer = await readBooksWith(input)
		const tokens = answer.books.slice(0, mostRecorded).map(({ token }) => token)
		return commit(tokens.length > 0 ? tokens : 'a person', [], answer)
	},
	// Two colleagues who mark the same application want the same thing, so a conflict is retried and not reported.
	mark: ({ input: { token, sent }, now, commit }) =>
		retried(async () => {
			const seen = await books.read(token)
			if (!seen) throw new Refusal('not-found', bookSentences.notFound)
			const after = revised(seen, { sentOn: sent ? now.toISOString() : undefined })
			const isSo = (stateOf(seen) === 'sent') === sent
			if (isSo) return commit(token, [], { sentOn: seen.sentOn, message: bookSentences.markedAlready })
			const change = books.change(seen, after, { onConflict: 'retry' })
			return commit(token, change, { sentOn: after.sentOn })
		}),
	download: async ({ input, commit }) => {
		const { rows, ...more } = await books.page(undefined, { limit: exportPage, cursor: input.cursor })
		return commit('book applications', [], { applications: rows, ...more })
	},
})
