import { importDays } from '#shared/legacy/imports.ts'
import { legacySentences } from '#shared/legacy/sentences.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { Success } from '#web/components/Success.tsx'
import { ConfirmWithKey } from '../keys/ConfirmWithKey.tsx'
import { consolePath } from '../paths.ts'
import type { GoodLine } from './legacyFile.ts'
import { useLegacyImport } from './useLegacyImport.ts'

interface Props {
	lines: readonly GoodLine[]
	/** From then on these lines are the ones, because others would be sent as a new import. */
	onBegin: () => void
}

export function ConfirmImport({ lines, onBegin }: Props) {
	const { imported, isDone, run } = useLegacyImport(lines)
	if (isDone)
		return (
			<Success title={legacySentences.imported}>
				<p>New rows on the list: {imported.toLocaleString('en-US')}.</p>
				<p>If it was the wrong file, you can remove the whole import for {importDays} days.</p>
				<div className="mt-s3 flex flex-wrap gap-s3">
					<LinkButton look="ghost" size="small" to={consolePath('legacy')}>
						View All
					</LinkButton>
					<LinkButton look="quiet" size="small" to={consolePath('legacy', 'imports')}>
						Imports
					</LinkButton>
				</div>
			</Success>
		)
	return (
		<section aria-label="Import" className="panel grid gap-s4">
			<p role="status" className="tabular-nums">
				{imported.toLocaleString('en-US')} of {lines.length.toLocaleString('en-US')} imported
			</p>
			<ConfirmWithKey
				label="Import"
				action="Import these rows"
				busy="Importing"
				onConfirm={(key) => {
					onBegin()
					return run(key)
				}}
			>
				<p className="max-w-read">
					If this stops halfway, enter your key again. We’ll pick up where it stopped, and no row is added twice.
				</p>
			</ConfirmWithKey>
		</section>
	)
}
