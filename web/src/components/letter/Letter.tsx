import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { usePageHeading } from '#web/components/Page.tsx'
import { type LetterAbout, LetterOnPaper } from './LetterOnPaper.tsx'

const title = t('A letter for the company')

/** A letter that people fill in and print. What they type stays on this page. */
export function Letter({ about, onBack }: { about: LetterAbout; onBack: () => void }) {
	const heading = usePageHeading(title)
	const [company, setCompany] = useState('')
	const [account, setAccount] = useState('')
	const [holder, setHolder] = useState('')
	return (
		<div className="page-width pt-s7 pb-s9 print:pt-0">
			<div className="no-print">
				<h1 ref={heading} tabIndex={-1}>
					{title}
				</h1>
				<p className="mt-s4 max-w-read text-lead text-soft">
					{t('It says that you asked us for help, and when. It doesn’t say why, or that we’ll pay.')}
				</p>
				<Button look="ghost" size="small" className="mt-s5" onClick={onBack}>
					{t('Go Back')}
				</Button>
			</div>
			<div className="mt-s5 grid items-start gap-s6 print:mt-0 print:block large:grid-cols-[minmax(0,22rem)_minmax(0,44rem)]">
				<div className="no-print grid gap-s4">
					<p>{t('Fill these in, or leave them empty and write on the paper. We don’t keep what you type here.')}</p>
					<LetterLine label={t('Company')} value={company} onChange={setCompany} />
					<LetterLine label={t('Account number')} value={account} onChange={setAccount} />
					<LetterLine label={t('Name on the account')} value={holder} onChange={setHolder} />
					<Button className="justify-self-start" onClick={() => window.print()}>
						{t('Print the letter')}
					</Button>
					<p className="text-soft">
						{t('No printer? Show this page on your phone, or save it as a PDF and email it.')}
					</p>
				</div>
				<article aria-label={t('The letter')} className="card p-s5 medium:p-s6 print:border-0">
					<LetterOnPaper about={about} company={company} account={account} holder={holder} />
				</article>
			</div>
		</div>
	)
}

interface Props {
	label: string
	value: string
	onChange: (typed: string) => void
}

const longest = 60

/** Of a letter that is printed and never sent, so there's nothing that could be wrong with it. */
const LetterLine = ({ label, value, onChange }: Props) => (
	<label className="grid gap-s1">
		<span className="font-strong">
			{label}
			<span className="font-plain text-soft"> {t('(optional)')}</span>
		</span>
		<input
			value={value}
			maxLength={longest}
			autoComplete="off"
			autoCorrect="off"
			spellCheck={false}
			onChange={({ target }) => onChange(target.value)}
			className="typed-box"
		/>
	</label>
)

/**
 * The letter is shown on the page of its application, so it's protected like that page. It has an entry of its own in
 * the history, and Back leads to the application.
 */
export function useLetter() {
	const { pathname, search, state } = useLocation()
	const navigate = useNavigate()
	const isOpen = state?.letter === true
	const [wasOpen, setWasOpen] = useState(isOpen)
	if (isOpen && !wasOpen) setWasOpen(true)
	return {
		isOpen,
		/** True after the letter was closed, so that the focus goes back to the page's heading. */
		wasOpen,
		open: () => void navigate(pathname + search, { state: { ...state, letter: true } }),
		close: () => void navigate(-1),
	}
}
