import { useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { applications } from './useOwnApplications.ts'

interface Props {
	token: string
	id: string
	name: string
}

/** The link to a document lives a few minutes, so it is asked for at the moment it is wanted. */
export function OpenDocument({ token, id, name }: Props) {
	const [opening, setOpening] = useState(false)
	const [problem, setProblem] = useState<string>()
	const open = async () => {
		setOpening(true)
		setProblem(undefined)
		try {
			const { data } = await applications.openMyAttachment({ token, id })
			// Storage answers with a download, so this page stays.
			window.location.assign(data)
		} catch (error) {
			setProblem(error instanceof Error ? error.message : String(error))
		}
		setOpening(false)
	}
	return (
		<span className="grid justify-items-end">
			<Button
				look="quiet"
				size="small"
				busy={opening && 'Opening'}
				aria-label={opening ? undefined : `Download ${name}`}
				onClick={() => void open()}
			>
				Download
			</Button>
			{problem ? (
				<span role="alert" className="text-rose">
					{problem}
				</span>
			) : null}
		</span>
	)
}
