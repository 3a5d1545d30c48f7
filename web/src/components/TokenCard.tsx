import { useState } from 'react'
import { routes } from '#web/lib/paths.ts'
import { Button } from './Button.tsx'

interface Props {
	token: string
	/** Whether the token opens something at Find. On paper it says where that is. */
	isFound?: boolean
	/** What the token is for. */
	children: string
}

export function TokenCard({ token, isFound, children }: Props) {
	const [copied, setCopied] = useState<boolean>()
	const copy = () =>
		navigator.clipboard.writeText(token).then(
			() => setCopied(true),
			() => setCopied(false),
		)
	return (
		<section aria-labelledby="token" className="mt-s6 panel">
			<h2 id="token" className="text-h3">
				Your token
			</h2>
			<p className="mt-s2 max-w-read text-soft">{children}</p>
			<p className="my-s4 rounded-card bg-paper px-s4 py-s4 text-center font-strong text-h3 tabular-nums small:text-h2 tracking-[0.04em]">
				{token}
			</p>
			{isFound ? (
				<p className="hidden print:block">
					Look it up at {window.location.origin}
					{routes.find.path}
				</p>
			) : null}
			<div className="no-print flex flex-wrap items-center gap-s3">
				<Button size="small" onClick={() => void copy()}>
					Copy
				</Button>
				<Button look="ghost" size="small" onClick={() => window.print()}>
					Print
				</Button>
				<span role="status" className="text-soft">
					{copied ? 'Copied' : null}
					{copied === false ? 'Your browser won’t let us copy it. Please write it down.' : null}
				</span>
			</div>
		</section>
	)
}
