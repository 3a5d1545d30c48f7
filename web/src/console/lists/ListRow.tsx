import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { StatusTag, type Tone } from '#web/components/application/StatusTag.tsx'
import { LinkButton } from '#web/components/Button.tsx'
import { DisclosureRow } from '#web/components/DisclosureRow.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { consolePath } from '../paths.ts'
import type { Shown } from './kind.ts'
import { listPlace, rememberPlace } from './listPlace.ts'

interface Props {
	section: string
	id: string
	tone?: Tone
	summary: ReactNode
	children: ReactNode
	className?: string
	style?: CSSProperties
}

/** A row that gets the focus again when someone comes back from its page. */
export function ListRow({ section, id, tone = 'plain', summary, children, className = '', style }: Props) {
	const item = useRef<HTMLLIElement>(null)
	useEffect(() => {
		if (listPlace(section).opened !== id) return
		rememberPlace(section, { opened: undefined })
		item.current?.scrollIntoView({ block: 'center' })
		item.current?.querySelector('button')?.focus({ preventScroll: true })
	}, [section, id])
	return (
		<li ref={item} data-id={id} style={style} className={`flex border-line border-b last:border-b-0 ${className}`}>
			<DisclosureRow
				tone={tone}
				summary={summary}
				className="min-w-0 grow 880:[&_h3>button]:min-h-10 880:[&_h3>button]:py-1"
			>
				{children}
			</DisclosureRow>
		</li>
	)
}

export const usualColumns = '880:grid-cols-[minmax(0,1fr)_10rem_6.5rem_7.5rem]'

interface SummaryProps {
	section: string
	id: string
	shown: Shown
	/** Beside the name, what tells it from its neighbors. */
	beside?: ReactNode
	/** The content of an open row, for a thing that has no page of its own. */
	children?: ReactNode
}

/** The row of most lists: a name, a date and a status. */
export const SummaryRow = ({ section, id, shown, beside, children }: SummaryProps) => {
	const { name, about, date, tone, status, facts } = shown
	return (
		<ListRow
			section={section}
			id={id}
			tone={tone}
			summary={
				<span
					className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-s4 gap-y-s1 text-[1rem] ${usualColumns}`}
				>
					<span className="flex flex-wrap items-center gap-x-s3 gap-y-s1">
						<b className="wrap-anywhere">{name}</b>
						{beside}
					</span>
					<span className="row-start-2 text-soft 880:row-start-auto">{about}</span>
					<span className="row-start-2 text-right tabular-nums 880:row-start-auto 880:text-left">{date}</span>
					<span className="col-start-2 row-start-1 justify-self-end 880:col-start-auto 880:row-start-auto">
						{status ? <StatusTag tone={tone}>{status}</StatusTag> : null}
					</span>
				</span>
			}
		>
			{children}
			{facts ? (
				<>
					<Facts facts={facts} />
					<LinkButton look="ghost" size="small" to={consolePath(section, id)} className="mt-s4">
						View Details
					</LinkButton>
				</>
			) : null}
		</ListRow>
	)
}
