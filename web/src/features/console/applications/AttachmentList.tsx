import { useState } from 'react'
import { kilobytes } from '#shared/files/rules.ts'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { applicationPath } from '../paths.ts'
import { type Application, staff } from './applications.ts'

/** Documents open in a tab of their own; each opening is noted. */
export function AttachmentList({ application: { token, attachments } }: { application: Application }) {
	const [problem, setProblem] = useState<string>()
	const [fetching, setFetching] = useState<string>()

	const download = async (id: string) => {
		setProblem(undefined)
		setFetching(id)
		try {
			const { data } = await staff.openAttachment({ token, id })
			window.location.assign(data)
		} catch (error) {
			setProblem(error instanceof Error ? error.message : String(error))
		}
		setFetching(undefined)
	}

	if (attachments.length === 0) return <p>No documents were attached.</p>
	return (
		<>
			{problem ? <Banner tone="bad" role="alert" title={problem} /> : null}
			<ul className="grid gap-s3">
				{attachments.map(({ id, name, size }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-s4">
						<span className="wrap-anywhere min-w-0">
							<b>{name}</b>{' '}
							<span className="whitespace-nowrap text-soft tabular-nums">{kilobytes(size)}</span>
						</span>
						<span className="flex print:hidden">
							<a
								href={`${applicationPath(token)}/documents/${id}`}
								target="_blank"
								rel="noopener"
								className="inline-flex min-h-11 items-center rounded-full px-3 font-strong hover:bg-river-wash"
							>
								View <span className="sr-only">{name} in a new tab</span>
							</a>
							<Button
								look="quiet"
								size="small"
								busy={fetching === id && 'Fetching'}
								onClick={() => void download(id)}
							>
								Download <span className="sr-only">{name}</span>
							</Button>
						</span>
					</li>
				))}
			</ul>
		</>
	)
}
