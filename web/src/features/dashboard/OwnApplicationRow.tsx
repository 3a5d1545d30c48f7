import type { CSSProperties } from 'react'
import { progressLine } from '#web/components/ApplicationProgress.tsx'
import { Button } from '#web/components/Button.tsx'
import { DisclosureRow } from '#web/components/DisclosureRow.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { requested, requestFacts } from '#web/components/requestAndGrant.ts'
import { toneOf } from '#web/components/StatusBanner.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'
import type { OwnApplicationData } from './useOwnApplications.ts'

interface Props {
	application: OwnApplicationData
	/** Among the rows that arrived together, so that no page of the list starts later than the one before. */
	place: number
	onShow: () => void
}

const rowDelayMs = 150

export function OwnApplicationRow({ application, place, onShow }: Props) {
	const { firstName, lastName, gender, birthday, email, phone, status, issuedOn, type, decision } =
		application
	const tag = <StatusTag tone={toneOf(status)}>{status}</StatusTag>
	return (
		<li
			className="animate-open border-line border-b bg-white [animation-delay:var(--turn)] last:border-b-0"
			// The delay is a CSS variable, so that the rule for reduced motion can override it.
			style={{ '--turn': `${place * rowDelayMs}ms` } as CSSProperties}
		>
			<DisclosureRow
				tone={toneOf(status)}
				summary={
					<span className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s1">
						<span>
							<b>
								{type} assistance, {requested(application)}
							</b>
							<span className="block text-soft text-small">{progressLine(application, new Date())}</span>
						</span>
						<span className="flex items-center gap-s5">
							<span className="hidden text-soft tabular-nums 880:inline">{issuedOn}</span>
							<span className="flex justify-end 880:min-w-28 max-480:group-data-expanded:hidden">{tag}</span>
						</span>
					</span>
				}
			>
				<div className="grid justify-items-start gap-s5">
					<p className="480:hidden">
						<span className="block text-small text-soft">Status</span>
						{tag}
					</p>
					{decision?.message ? (
						<p className="max-w-read whitespace-pre-line rounded-card bg-paper p-s4">{decision.message}</p>
					) : null}
					<div className="w-full">
						<Facts
							facts={[
								['First name', firstName],
								['Last name', lastName],
								['Gender', gender],
								['Birthday', birthday],
								['Email', email],
								['Phone', phone],
								...requestFacts(application),
								['Sent on', issuedOn],
							]}
						/>
					</div>
					<Button size="small" onClick={onShow}>
						View Full Application
					</Button>
				</div>
			</DisclosureRow>
		</li>
	)
}
