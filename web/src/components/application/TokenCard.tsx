import type { ReactNode } from 'react'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Breakable } from '#web/components/Breakable.tsx'
import { Button } from '#web/components/Button.tsx'
import { addressOf } from '#web/lib/language.ts'
import { rich } from '#web/lib/rich.tsx'
import { useCopy } from '#web/lib/useCopy.ts'

interface Props {
	token: string
	/** True if the token opens something at Find. On paper it says where that is. */
	isFound?: boolean
	/** Whether copying it is what to do next. */
	look?: 'primary' | 'ghost'
	/** The sentence that says what the token is for. */
	children: string
	foot?: ReactNode
}

export function TokenCard({ token, isFound, look = 'primary', children, foot }: Props) {
	const { copied, copy } = useCopy(token)
	return (
		<section aria-labelledby="token" className="panel">
			<h2 id="token" className="text-h3">
				{t('Your token')}
			</h2>
			<p className="mt-s2 max-w-read text-soft">{children}</p>
			<p className="my-s4 rounded-card bg-paper px-s2 py-s4 text-center font-strong text-[clamp(0.9375rem,4.75vw,1.875rem)] tabular-nums tracking-normal small:tracking-[0.04em]">
				{token}
			</p>
			{isFound ? (
				<p className="hidden print:block">
					{t('Look it up at {address}', { address: window.location.origin + addressOf(routes.find.path) })}
				</p>
			) : null}
			<div className="no-print flex flex-wrap items-center gap-s3">
				<Button look={look} size="small" onClick={copy}>
					{t('Copy')}
				</Button>
				<Button look="ghost" size="small" onClick={() => window.print()}>
					{t('Print')}
				</Button>
				<span role="status" className="text-soft">
					{copied ? t('Copied') : null}
					{copied === false ? t('Your browser won’t let us copy it. Please write it down.') : null}
				</span>
			</div>
			{foot ? <div className="mt-s4">{foot}</div> : null}
		</section>
	)
}

/** Shows the address, so that people notice if they mistyped it. */
export const ConfirmationSent = ({ email }: { email: string }) => (
	<p className="max-w-read">
		{rich('A confirmation is on its way to {email}. If you don’t see it, check your spam folder.', {
			email: (
				<b>
					<Breakable text={email} />
				</b>
			),
		})}
	</p>
)
