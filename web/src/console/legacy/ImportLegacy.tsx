import { useState } from 'react'
import { Banner } from '#web/components/Banner.tsx'
import { LinkButton } from '#web/components/Button.tsx'
import { FilePicker } from '#web/components/FilePicker.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { consolePath } from '../paths.ts'
import { decodeCsv } from './csv.ts'
import { type DryRun, DryRunResult } from './DryRunResult.tsx'
import { fileSentences, type GoodLine, mostBytes, readLegacyFile, repeatedLines } from './legacyFile.ts'
import { recordedLines } from './useLegacyImport.ts'

async function tryFile(file: File): Promise<DryRun> {
	if (file.size > mostBytes) throw new Error(fileSentences.tooLarge)
	const { text, isGuess } = decodeCsv(new Uint8Array(await file.arrayBuffer()))
	const read = readLegacyFile(text)
	if ('problem' in read) throw new Error(read.problem)
	const recorded = await recordedLines(read.good)
	const unrecorded = read.good.filter((line) => !recorded.includes(line))
	const repeated = repeatedLines(unrecorded)
	const fresh = unrecorded.filter((line) => !repeated.includes(line))
	const doubtful = isGuess ? namesWithAccents(read.good) : []
	return { name: file.name, bad: read.bad, fresh, recorded, repeated, doubtful }
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
					Choose a CSV file from your spreadsheet. Its first line has to name the columns: First Name, Last Name,
					Amount, Date, Status. We check every line first, and nothing is saved until you confirm.
				</p>
				<div className="flex flex-wrap gap-s3">
					<FilePicker described="file-help" accept=".csv,text/csv" onChoose={([file]) => file && choice.start(file)}>
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
			{dryRun && !choice.busy ? <DryRunResult key={dryRun.name + dryRun.fresh.length} {...dryRun} /> : null}
		</div>
	)
}
