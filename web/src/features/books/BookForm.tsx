import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { booksApi } from '#shared/books/api.ts'
import { BookInput, type readingLevels } from '#shared/books/schema.ts'
import { t } from '#shared/words/t.ts'
import { labelledChoices, type WordsFor } from '#web/components/fields/choices.ts'
import { AddressFields } from '#web/components/fields/groups/AddressFields.tsx'
import { PersonFields } from '#web/components/fields/groups/PersonFields.tsx'
import { NameField } from '#web/components/fields/NameField.tsx'
import { genderWords } from '#web/components/fields/optionWords.ts'
import { RadioGroup } from '#web/components/fields/RadioGroup.tsx'
import { Select } from '#web/components/fields/Select.tsx'
import { TextArea } from '#web/components/fields/TextArea.tsx'
import { Form } from '#web/components/forms/Form.tsx'
import { KeptInTab } from '#web/components/forms/SavedNote.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Submit } from '#web/components/forms/Submit.tsx'
import { useDraftedForm } from '#web/components/forms/useDraftedForm.ts'
import { client } from '#web/lib/api.ts'
import { guest } from '#web/lib/drafts/drafts.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useFormPerson } from '#web/lib/session/useFormPerson.ts'
import { useIsThere } from '#web/lib/useIsThere.ts'

export interface RequestedBooks {
	token: string
	name: string
	email: string
}

interface Props {
	onSent: (sent: RequestedBooks) => void
}

/** The form begins anew once its person has signed out, so that the next one's answers aren't kept as theirs. */
export default function Applying({ onSent }: Props) {
	return <Owned key={useFormPerson().turn} onSent={onSent} />
}

function Owned({ onSent }: Props) {
	const { user } = useSession()
	// The draft stays with the person who began it, even when the session ends in between.
	const [owner] = useState(user?._id ?? guest)
	const [{ erased, cause }, setErased] = useState<{ erased: number; cause?: 'idle' | undefined }>({ erased: 0 })
	const onErased = useCallback((why?: 'idle') => setErased((before) => ({ erased: before.erased + 1, cause: why })), [])
	return (
		<BookForm
			key={erased}
			owner={owner}
			leftAlone={cause === 'idle'}
			known={{ firstName: user?.firstName ?? '', lastName: user?.lastName ?? '', email: user?.email ?? '' }}
			onErased={onErased}
			onSent={onSent}
		/>
	)
}

const books = client(booksApi)

const levelWords: WordsFor<typeof readingLevels> = {
	'Pre-School': t('Pre-School'),
	'1st Grade': t('1st Grade'),
	'2nd Grade': t('2nd Grade'),
	'3rd Grade': t('3rd Grade'),
	'4th Grade': t('4th Grade'),
	'5th Grade': t('5th Grade'),
}

const keptFor = (owner: string) =>
	owner === guest
		? t('Kept until you close this tab or leave it unused for 30 minutes')
		: t('Kept until you close this tab')

interface BookFormProps {
	/** The id of the user whose draft it is, or guest. */
	owner: string
	known: { firstName: string; lastName: string; email: string }
	/** A guest left the form alone, so what was typed is gone. */
	leftAlone: boolean
	onErased: (cause?: 'idle') => void
	onSent: (sent: RequestedBooks) => void
}

function BookForm({ owner, known, leftAlone, onErased, onSent }: BookFormProps) {
	const { form, fields, saved, mayBeThere, forget, send } = useDraftedForm(BookInput, known, {
		form: 'books',
		owner,
		onErased,
	})
	const cache = useQueryClient()
	const isThere = useIsThere()
	return (
		<div className="grid gap-s5">
			<Form
				erased={leftAlone && saved === undefined}
				form={form}
				label={t('Apply for books')}
				onSend={async (book) => {
					const { token } = await send(book, (options) => books.apply(book, options))
					// The dashboard has one more to show.
					void cache.invalidateQueries()
					// Whoever left finds their answers again, and sending them once more only brings the token.
					if (!isThere()) return
					forget()
					onSent({ token, name: book.firstName, email: book.email })
				}}
			>
				<Section title={t('About you')}>
					<PersonFields fields={fields} />
				</Section>
				<Section title={t('Where to send the books')}>
					<AddressFields fields={fields} />
				</Section>
				<Section title={t('The reader')}>
					<div className="grid gap-s5 small:grid-cols-2">
						<NameField field={fields.readerFirstName} label={t('Reader’s first name')} />
						<NameField field={fields.readerLastName} label={t('Reader’s last name')} />
					</div>
					<RadioGroup
						field={fields.readerGender}
						label={t('Reader’s gender')}
						options={labelledChoices(genderWords)}
						inline
					/>
					<Select field={fields.readingLevel} label={t('Reading level')} options={labelledChoices(levelWords)} />
					<TextArea
						field={fields.readerDetails}
						label={t('About the reader')}
						hint={t('What do they like? What do they have already?')}
						optional
					/>
				</Section>
				<Submit busy={t('Sending your application ~books')}>{t('Submit Application ~books')}</Submit>
			</Form>
			<KeptInTab
				saved={saved}
				where={keptFor(owner)}
				mayBeThere={mayBeThere}
				onErase={() => {
					forget()
					onErased()
				}}
			/>
		</div>
	)
}
