import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
	mostReadyTexts,
	type ReadyTextUse,
	readyTextSentences,
	readyTextUses,
} from '#shared/applications/ready-texts.ts'
import { ActionBanner } from '#web/components/ActionBanner.tsx'
import { Button } from '#web/components/Button.tsx'
import { ErrorState } from '#web/components/ErrorState.tsx'
import { Skeleton } from '#web/components/Loading.tsx'
import { Section } from '#web/components/Section.tsx'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { readyTextsQuery } from '../../readyTexts.ts'
import { BringBack } from './BringBack.tsx'
import { ReadyTextForm } from './ReadyTextForm.tsx'
import { ReadyTextRow } from './ReadyTextRow.tsx'

const uses = Object.entries(readyTextUses) as [ReadyTextUse, string][]

/** What was done last, and where it's said. */
interface Done {
	use: ReadyTextUse
	message: string
}

export default function ReadyTextSettings() {
	const { data, error, isFetching, refetch } = useQuery(readyTextsQuery)
	const [adds, setAdds] = useState<ReadyTextUse>()
	const [done, setDone] = useState<Done>()
	const isFull = data !== undefined && data.texts.length >= mostReadyTexts
	return (
		<div className="grid gap-s4">
			<ConsoleHeading title="Ready texts" />
			<p className="max-w-read text-soft">
				What we write most often, one press away beside each message. Whoever reads Spanish gets the Spanish. Put a part
				to fill in between brackets, such as [name of the company]. Don’t write anyone’s name here.
			</p>
			{isFull ? <p>{readyTextSentences.full}</p> : null}
			{data ? (
				<>
					{uses.map(([use, title]) => (
						<Section key={use} title={title}>
							{done?.use === use ? <ActionBanner key={done.message} message={done.message} /> : null}
							<ul className="grid gap-s4 empty:hidden">
								{data.texts
									.filter((text) => text.use === use)
									.map((text) => (
										<ReadyTextRow
											key={text._id}
											text={text}
											onDone={(message, where = use) => setDone({ use: where, message })}
										/>
									))}
							</ul>
							{adds === use ? (
								<ReadyTextForm
									title="Add a text"
									use={use}
									onBack={() => setAdds(undefined)}
									onDone={(message, where) => {
										setAdds(undefined)
										setDone({ use: where, message })
									}}
								/>
							) : isFull ? null : (
								<Button
									look="ghost"
									size="small"
									className="w-fit"
									onClick={() => {
										setDone(undefined)
										setAdds(use)
									}}
								>
									Add a text<span className="sr-only"> for {title}</span>
								</Button>
							)}
						</Section>
					))}
					<BringBack differs={data.differs} />
				</>
			) : error ? (
				<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
			) : (
				<Skeleton lines={8} />
			)}
		</div>
	)
}
