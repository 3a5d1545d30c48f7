import type { ReactNode } from 'react'
import { kilobytes } from '#shared/files/rules.ts'
import { t } from '#shared/words/t.ts'

interface Props<File> {
	attachments: readonly File[]
	empty?: string
	/** The actions for one attachment, or why there are none. */
	action: (attachment: File) => ReactNode
}

export function AttachmentList<File extends { name: string; size: number }>({
	attachments,
	empty = t('N/A'),
	action,
}: Props<File>) {
	if (attachments.length === 0) return <p>{empty}</p>
	return (
		<ul className="-mt-s3 grid">
			{attachments.map((attachment) => (
				<li
					key={`${attachment.name} ${attachment.size}`}
					className="flex min-h-12 flex-wrap items-center justify-between gap-x-s4 border-line border-t py-s2 first:border-t-0"
				>
					<span className="wrap-anywhere">
						<b>{attachment.name}</b>{' '}
						<span className="whitespace-nowrap text-soft tabular-nums">{kilobytes(attachment.size)}</span>
					</span>
					{action(attachment)}
				</li>
			))}
		</ul>
	)
}
