import { useQuery } from '@tanstack/react-query'
import { type ReadyTextUse, readyWords } from '#shared/applications/ready-texts.ts'
import type { Language } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { readyTextsQuery } from '../../readyTexts.ts'

interface Props {
	use: ReadyTextUse
	/** The applicant's. */
	language: Language | undefined
	onChoose: (text: string) => void
}

/** Below a message: what employees write most often, in the language of its reader. */
export function ReadyTexts({ use, language, onChoose }: Props) {
	const { data, error, isFetching, refetch } = useQuery(readyTextsQuery)
	const offered = data?.texts.filter((text) => text.use === use)
	if (offered?.length === 0) return null
	return (
		<fieldset className="flex flex-wrap gap-s2">
			<legend className="mb-s1 text-small text-soft">Ready texts</legend>
			{offered ? (
				offered.map((text) => (
					<Button
						key={text._id}
						look="ghost"
						size="small"
						className="max-w-full wrap-anywhere"
						onClick={() => onChoose(readyWords(text, language))}
					>
						{text.label}
						{language === 'es' && !text.spanish ? ' (English only)' : null}
					</Button>
				))
			) : error ? (
				<p>
					They didn’t load.{' '}
					<Button look="quiet" size="small" busy={isFetching && 'Loading'} onClick={() => void refetch()}>
						Try again
					</Button>
				</p>
			) : (
				<Skeleton lines={1} />
			)}
		</fieldset>
	)
}
