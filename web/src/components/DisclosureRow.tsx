import type { ReactNode } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import { type Tone, toneEdge } from './application/StatusTag.tsx'

interface Props {
	/** The closed row. It begins with the name of the person. */
	summary: ReactNode
	tone?: Tone
	/** Shown below the summary, whether the row is open or closed. */
	always?: ReactNode
	children: ReactNode
	className?: string
}

/** A row of a list that opens in place. */
export function DisclosureRow({ summary, tone = 'plain', always, children, className = '' }: Props) {
	return (
		<Disclosure
			className={`group border-line border-b border-l-4 bg-white last:border-b-0 ${toneEdge[tone]} ${className}`}
		>
			<Heading level={3} className="font-text text-body tracking-normal">
				<Button
					slot="trigger"
					data-printed
					className="flex min-h-14 w-full cursor-pointer items-center gap-s4 px-s4 py-s3 text-left text-body hover:bg-paper focus-visible:shadow-[inset_0_0_0_5px_var(--color-ink)]! focus-visible:-outline-offset-3 medium:px-s5"
				>
					<svg
						viewBox="0 0 12 12"
						aria-hidden="true"
						className="size-3 shrink-0 stroke-2 stroke-river transition-transform duration-200 group-data-expanded:rotate-90"
						fill="none"
					>
						<path d="M4 1.500 8.500 6 4 10.500" strokeLinecap="round" strokeLinejoin="round" />
					</svg>
					<span className="min-w-0 grow font-plain">{summary}</span>
				</Button>
			</Heading>
			{always}
			<DisclosurePanel>
				<div className="animate-open px-s4 pt-s1 pb-s5 pl-[calc(var(--spacing-s4)*2+0.75rem)] medium:px-s5 medium:pl-[calc(var(--spacing-s5)+var(--spacing-s4)+0.75rem)]">
					{children}
				</div>
			</DisclosurePanel>
		</Disclosure>
	)
}
