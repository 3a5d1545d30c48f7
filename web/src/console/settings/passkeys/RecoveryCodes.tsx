import { Button } from '#web/components/Button.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { saveFile } from '#web/lib/saveFile.ts'

interface Props {
	codes: readonly string[]
	message: string
	onSaved: () => void
}

const fileText = (codes: readonly string[]) =>
	`Bridge The Gap: recovery codes\n\nEach code works once, together with your password.\n\n${codes.join('\n')}\n`

const download = (codes: readonly string[]) =>
	saveFile('bridge-the-gap-recovery-codes.txt', 'text/plain', fileText(codes))

/** The server keeps only hashes of the codes, so this is the one time that they can be seen. */
export const RecoveryCodes = ({ codes, message, onSaved }: Props) => (
	<Section
		title="Your recovery codes"
		hint="Each code lets you in once if you lose your device. Keep them where only you can find them. We can’t show them again."
	>
		<Banner tone="good" role="status" title={message} />
		<ol className="grid list-inside list-decimal gap-x-s6 gap-y-s2 tabular-nums medium:grid-cols-2">
			{codes.map((code) => (
				<li key={code}>
					<code className="tracking-[0.06em]">{code}</code>
				</li>
			))}
		</ol>
		<div className="flex flex-wrap gap-s3 print:hidden">
			<Button look="ghost" onClick={() => download(codes)}>
				Download
			</Button>
			<Button look="ghost" onClick={() => window.print()}>
				Print
			</Button>
			<Button onClick={onSaved}>I saved these codes</Button>
		</div>
	</Section>
)
