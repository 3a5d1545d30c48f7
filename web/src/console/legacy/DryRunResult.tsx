import { useState } from 'react'
import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { ConfirmImport } from './ConfirmImport.tsx'
import type { BadLine, GoodLine } from './legacyFile.ts'

/** Shows what the file would do, before anything is saved. */
export interface DryRun {
	name: string
	bad: BadLine[]
	fresh: GoodLine[]
	recorded: GoodLine[]
	repeated: GoodLine[]
	/** The encoding of the file is a guess, so someone has to look at these names. */
	doubtful: string[]
}

export function DryRunResult({ name, bad, fresh, recorded, repeated, doubtful }: DryRun) {
	const [again, setAgain] = useState(false)
	const [begun, setBegun] = useState(false)
	const leftOut = [...recorded, ...repeated]
	const lines = again ? [...fresh, ...leftOut] : fresh
	return (
		<>
			<section aria-labelledby="checked" className="panel grid gap-s4">
				<h2 id="checked" className="text-h3 wrap-anywhere">
					{name}
				</h2>
				<ul className="grid list-disc gap-s1 pl-s5">
					<li>Rows we can import: {fresh.length.toLocaleString('en-US')}</li>
					<li>Rows that are recorded already: {recorded.length.toLocaleString('en-US')}</li>
					{repeated.length > 0 ? (
						<li>Rows that repeat an earlier one: {repeated.length.toLocaleString('en-US')}</li>
					) : null}
					<li>Lines with a problem: {bad.length.toLocaleString('en-US')}</li>
				</ul>
				{leftOut.length > 0 ? (
					<div className="grid justify-items-start gap-s2">
						{recorded.length > 0 ? (
							<p className="max-w-read">
								Someone with the same name, amount, date and status is on the list for these lines:{' '}
								{recorded.map(({ line }) => line).join(', ')}. We leave them out.
							</p>
						) : null}
						{repeated.length > 0 ? (
							<p className="max-w-read">
								These lines say the same as an earlier one: {repeated.map(({ line }) => line).join(', ')}. We leave them
								out.
							</p>
						) : null}
						{begun ? null : (
							<Button look="quiet" size="small" onClick={() => setAgain(!again)}>
								{again ? 'Leave them out' : 'Import them too'}
							</Button>
						)}
					</div>
				) : null}
				{doubtful.length > 0 ? (
					<p className="max-w-read">
						Your spreadsheet didn’t save how accents are stored. Are these names right?{' '}
						<b>{doubtful.slice(0, mostShown).join(', ')}</b>. If not, save the file as CSV UTF-8 and choose it again.
					</p>
				) : null}
				{bad.length > 0 ? <BadLines bad={bad} /> : null}
			</section>
			{lines.length > 0 ? <ConfirmImport key={lines.length} lines={lines} onBegin={() => setBegun(true)} /> : null}
		</>
	)
}

const mostShown = 100

function BadLines({ bad }: { bad: readonly BadLine[] }) {
	return (
		<Banner tone="waiting" title="These lines won’t be imported">
			<ul className="grid gap-s1">
				{bad.slice(0, mostShown).map(({ line, name, problems }) => (
					<li key={line} className="wrap-anywhere">
						<b>
							Line {line}
							{name ? `, ${name}` : null}
						</b>
						{problems.length === 1 ? `: ${problems[0]}` : null}
						{problems.length > 1 ? (
							<ul className="list-disc pl-s5">
								{problems.map((problem) => (
									<li key={problem} className="first-letter:uppercase">
										{problem}
									</li>
								))}
							</ul>
						) : null}
					</li>
				))}
			</ul>
			{bad.length > mostShown ? (
				<p className="mt-s2">
					And {(bad.length - mostShown).toLocaleString('en-US')} more. Fix these first, and choose the file again.
				</p>
			) : null}
		</Banner>
	)
}
