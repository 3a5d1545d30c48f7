import { type ReactNode, useId } from 'react'
import { t } from '#shared/words/t.ts'
import { rich } from '#web/lib/rich.tsx'
import { buttonStyle } from '../Button.tsx'
import { PhoneLink } from '../PhoneLink.tsx'

interface Props {
	title: string
	/** The last step, as long as nothing is sent. */
	children?: ReactNode
	/** A phone number among other buttons is no button. */
	quiet?: boolean
}

/** For someone whose power, water, heat or home is at stake. Nothing in it says that we answer or pay in time. */
export function WhatToDoToday({ title, children, quiet = false }: Props) {
	const id = useId()
	return (
		<section aria-labelledby={id} className="rounded-card border-l-4 border-l-clay bg-clay-wash p-s4 medium:p-s5">
			<h2 id={id} className="text-lead">
				{title}
			</h2>
			<ol className="mt-s3 grid max-w-read list-decimal gap-s3 pl-s5 marker:font-head marker:text-clay">
				<li>
					<p>{t('Call us and say the date.')}</p>
					<PhoneLink
						className={
							quiet
								? 'inline-flex min-h-11 items-center font-strong'
								: buttonStyle({ size: 'small' }, 'mt-s2 tabular-nums')
						}
					/>
				</li>
				<li>
					<p>
						{t(
							'Call the company. Say: “I’ve asked Bridge The Gap for help with this bill. Can you give me more time, or a payment plan?” If someone in your home is ill, tell them. Some companies wait longer then.',
						)}
					</p>
				</li>
				<li>
					<p>
						{rich('Call {number}. It’s free, and they know who helps near you. Or look on {site}.', {
							number: <a href="tel:211">211</a>,
							site: <a href="https://www.211.org">211.org</a>,
						})}
					</p>
				</li>
				{children ? <li>{children}</li> : null}
			</ol>
			<p className="mt-s3 max-w-read border-line border-t pt-s3">
				{t('A person reads each application, and our answer may come after that day. Please don’t wait for it.')}
			</p>
		</section>
	)
}
