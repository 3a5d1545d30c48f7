import { booksApi } from '#shared/books/api.ts'
import { joinApi } from '#shared/join/api.ts'
import { t } from '#shared/words/t.ts'
import { toneOf } from '#web/components/application/StatusBanner.tsx'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { statusWords } from '#web/components/fields/optionWords.ts'
import { roleWords } from '#web/content/join.ts'
import { client } from '#web/lib/api.ts'
import { OwnRow, OwnThings, useOwnPages } from './OwnThings.tsx'

const books = client(booksApi)
const joining = client(joinApi)

export function OwnRequests() {
	const ownBooks = useOwnPages('own-books', async (page) => {
		const { applications, next } = await books.mine(page)
		return { rows: applications, next }
	})
	const ownJoins = useOwnPages('own-joins', async (page) => {
		const { applications, next } = await joining.mine(page)
		return { rows: applications, next }
	})
	return (
		<>
			<OwnThings
				id="books"
				title={t('Your book applications')}
				own={ownBooks}
				row={({ token, readerFirstName, issuedOn, sentOn }) => (
					<OwnRow key={token} name={t('Books for {name}', { name: readerFirstName })} details={issuedOn}>
						<StatusTag tone={sentOn ? 'good' : 'waiting'}>{sentOn ? t('Sent ~books') : t('Waiting')}</StatusTag>
					</OwnRow>
				)}
			/>
			<OwnThings
				id="joins"
				title={t('Your applications to join us')}
				own={ownJoins}
				row={({ id, role, name, issuedOn, status }) => (
					<OwnRow key={id} name={`${roleWords[role]}: ${name}`} details={issuedOn}>
						<StatusTag tone={toneOf(status)}>{statusWords[status]}</StatusTag>
					</OwnRow>
				)}
			/>
		</>
	)
}
