import { type ReactNode, type Ref, useId } from 'react'
import { t } from '#shared/words/t.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'

interface Props {
	title: string
	hint?: ReactNode
	/** Only a section that can be incomplete says which it is. */
	complete?: boolean
	/** Shown in place of the status, where something may still come. */
	pending?: string | undefined
	/** True once someone tried to go on. Before that, nothing is marked as missing. */
	tried?: boolean
	/** For a section that takes the focus when it appears. */
	headingRef?: Ref<HTMLHeadingElement>
	/** It's the part of the page that someone is in, so it names the page. */
	isPart?: boolean
	children: ReactNode
}

/** A white card about one topic. */
export function Section({ title, hint, complete, pending, tried = true, headingRef, isPart = false, children }: Props) {
	const id = useId()
	const missing = tried ? 'waiting' : 'plain'
	const Heading = isPart ? 'h1' : 'h2'
	return (
		<section aria-labelledby={id} className="card p-s4 small:p-s5 medium:p-s6">
			<div className="flex flex-wrap items-baseline justify-between gap-x-s4 gap-y-s2">
				<Heading
					ref={headingRef}
					id={id}
					tabIndex={headingRef ? -1 : undefined}
					className={isPart ? 'text-h2' : 'text-h3'}
				>
					{title}
				</Heading>
				{complete === undefined ? null : (
					<span role="status">
						{pending ? (
							<StatusTag tone="waiting">{pending}</StatusTag>
						) : (
							<StatusTag tone={complete ? 'good' : missing}>
								{complete ? t('Section Completed!') : t('Section Incomplete')}
							</StatusTag>
						)}
					</span>
				)}
			</div>
			{hint ? <p className="mt-s2 max-w-read text-soft">{hint}</p> : null}
			<div className="mt-s5 grid gap-s5">{children}</div>
		</section>
	)
}
