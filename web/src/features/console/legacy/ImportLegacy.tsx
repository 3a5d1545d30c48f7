import { useState } from 'react'
import { Banner } from '#web/components/Banner.tsx'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { FilePicker } from '#web/components/FilePicker.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { consolePath } from '../paths.ts'
import { ConfirmImport } from './ConfirmImport.tsx'
import { decodeCsv } from './csv.ts'
import { type BadLine, fileSentences, type GoodLine, mostBytes, readLegacyFile } from './legacyFile.ts'
import { recordedLines } from './useLegacyImport.ts'

/** What the file would do, before anything is saved. */
interface DryRun {
	name: string
	bad: BadLine[]
	fresh: GoodLine[]
	recorded: GoodLine[]
	/** How the file stores its letters is a guess, so someone has to look at these names. */
	doubtful: string[]
}

async function tryFile(file: File): Promise<DryRun> {
	if (file.size > mostBytes) throw new Error(fileSentences.tooLarge)
	const { text, isGuess } = decodeCsv(new Uint8Array(await file.arrayBuffer()))
	const read = readLegacyFile(text)
	if ('problem' in read) throw new Error(read.problem)
	const recorded = await recordedLines(read.good)
	const fresh = read.good.filter((line) => !recorded.includes(line))
	const doubtful = isGuess ? namesWithAccents(read.good) : []
	return { name: file.name, bad: read.bad, fresh, recorded, doubtful }
}

const namesWithAccents = (lines: readonly GoodLine[]) => {
	const names = lines.map(({ row }) => `${row.firstName} ${row.lastName}`)
	return [...new Set(names)].filter((name) => /\P{ASCII}/u.test(name))
}

export default function ImportLegacy() {
	const [dryRun, setDryRun] = useState<DryRun>()
	const choice = useAction({ send: tryFile, onDone: setDryRun, onProblem: () => setDryRun(undefined) })
	return (
		<div className="grid max-w-form gap-s5">
			<ConsoleHeading title="Import legacy applications" />
			<div className="panel grid gap-s4">
				<p id="file-help" className="max-w-read">
					Choose a CSV file from your spreadsheet. Its first line has to name the columns: First Name, Last
					Name, Amount, Date, Status. We check every line first, and nothing is saved until you confirm.
				</p>
				<div className="flex flex-wrap gap-s3">
					<FilePicker
						described="file-help"
						accept=".csv,text/csv"
						onChoose={([file]) => file && choice.start(file)}
					>
						{dryRun ? 'Choose another file' : 'Choose a file'}
					</FilePicker>
					<LinkButton look="quiet" size="small" to={consolePath('legacy')}>
						Go Back
					</LinkButton>
				</div>
				{choice.busy ? <p role="status">Checking the file …</p> : null}
				{choice.problem ? (
					<Banner tone="bad" role="alert" title="We can’t read this file">
						{choice.problem}
					</Banner>
				) : null}
			</div>
			{dryRun && !choice.busy ? <Result key={dryRun.name + dryRun.fresh.length} {...dryRun} /> : null}
		</div>
	)
}

function Result({ name, bad, fresh, recorded, doubtful }: DryRun) {
	const [again, setAgain] = useState(false)
	const lines = again ? [...fresh, ...recorded] : fresh
	return (
		<>
			<section aria-labelledby="checked" className="panel grid gap-s4">
				<h2 id="checked" className="text-h3 wrap-anywhere">
					{name}
				</h2>
				<ul className="grid list-disc gap-s1 pl-s5">
					<li>Rows we can import: {fresh.length.toLocaleString('en-US')}</li>
					<li>Rows that are recorded already: {recorded.length.toLocaleString('en-US')}</li>
					<li>Lines with a problem: {bad.length.toLocaleString('en-US')}</li>
				</ul>
				{recorded.length > 0 ? (
					<div className="grid justify-items-start gap-s2">
						<p className="max-w-read">
							Someone with the same name, amount, date and status is on the list for these lines:{' '}
							{recorded.map(({ line }) => line).join(', ')}. We leave them out.
						</p>
						<Button look="quiet" size="small" onClick={() => setAgain(!again)}>
							{again ? 'Leave them out' : 'Import them too'}
						</Button>
					</div>
				) : null}
				{doubtful.length > 0 ? (
					<p className="max-w-read">
						Your spreadsheet didn’t save how accents are stored. Are these names right?{' '}
						<b>{doubtful.slice(0, mostShown).join(', ')}</b>. If not, save the file as CSV UTF-8 and choose it
						again.
					</p>
				) : null}
				{bad.length > 0 ? <BadLines bad={bad} /> : null}
			</section>
			{lines.length > 0 ? <ConfirmImport key={lines.length} lines={lines} /> : null}
		</>
	)
}

const mostShown = 100

function BadLines({ bad }: { bad: readonly BadLine[] }) {
	return (
		<Banner tone="waiting" title="These lines won’t be imported">
			<ul className="grid gap-s1">
				{bad.slice(0, mostShown).map(({ line, problems }) => (
					<li key={line}>
						<b>Line {line}</b>: {problems.join(' ')}
					</li>
				))}
			</ul>
			{bad.length > mostShown ? (
				<p className="mt-s2">
					And {(bad.length - mostShown).toLocaleString('en-US')} more. Fix these first, and choose the file
					again.
				</p>
			) : null}
		</Banner>
	)
}
