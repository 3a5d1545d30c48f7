import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { useAction } from '#web/lib/useAction.ts'

interface Props {
	name: string
	/** The link to a document works for a few minutes, so it is requested at the moment it is wanted. */
	link: () => Promise<{ data: string }>
}

export function DownloadButton({ name, link }: Props) {
	const download = useAction({
		send: link,
		// Storage answers with a download, so this page stays.
		onDone: ({ data }) => window.location.assign(data),
	})
	return (
		<span className="grid justify-items-end">
			<Button
				look="quiet"
				size="small"
				busy={download.busy && t('Opening')}
				aria-label={download.busy ? undefined : t('Download {name}', { name })}
				onClick={() => download.start()}
			>
				{t('Download')}
			</Button>
			{download.problem ? (
				<span role="alert" className="text-rose">
					{download.problem}
				</span>
			) : null}
		</span>
	)
}
