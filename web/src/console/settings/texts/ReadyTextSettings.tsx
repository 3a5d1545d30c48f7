import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
	mostReadyTexts,
	type ReadyTextUse,
	readyTextSentences,
	readyTextUses,
} from '#shared/applications/ready-texts.ts'
import { Button } from '#web/components/Button.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
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
	const query = useQuery(readyTextsQuery)
	const [adds, setAdds] = useState<ReadyTextUse>()
	const [done, setDone] = useState<Done>()
	const isFull = query.data !== undefined && query.data.texts.length >= mostReadyTexts
	return (
		<div className="grid gap-s4">
			<ConsoleHeading title="Ready texts" />
			<p className="max-w-read text-soft">
				What we write most often, one press away beside each message. Whoever reads Spanish gets the Spanish. Put a part
				to fill in between brackets, such as [name of the company]. Don’t write anyone’s name here.
			</p>
			{isFull ? <p>{readyTextSentences.full}</p> : null}
			<Loaded query={query} waiting={<Skeleton lines={8} />}>
				{(data) => (
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
								) : null}
								{adds === use || isFull ? null : (
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
				)}
			</Loaded>
		</div>
	)
}
