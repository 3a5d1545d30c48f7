import type { CSSProperties } from 'react'
import { mayAskAgain } from '#shared/applications/second-look.ts'
import { applicationSentences } from '#shared/applications/sentences.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { progressLine, StillInNeed, stagesOfApplication } from '#web/components/application/ApplicationProgress.tsx'
import { granted, requested, requestFacts } from '#web/components/application/requestAndGrant.ts'
import { toneOf } from '#web/components/application/StatusBanner.tsx'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { StatusBridge } from '#web/components/bridge/StatusBridge.tsx'
import { DisclosureRow } from '#web/components/DisclosureRow.tsx'
import { useBillDay } from '#web/components/documents/BillMissing.tsx'
import { Facts } from '#web/components/Facts.tsx'
import { inWords } from '#web/components/fields/choices.ts'
import { genderWords, statusWords } from '#web/components/fields/optionWords.ts'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { RestOfList } from '#web/components/RestOfList.tsx'
import { dayWithYear, longDay } from '#web/lib/days.ts'
import { assistanceNames } from './assistanceNames.ts'
import { type OwnApplicationData, pageSize, type useOwnApplications } from './useOwnApplications.ts'

interface Props {
	own: ReturnType<typeof useOwnApplications>
	/** Unknown until the account has answered. */
	hasDraft: boolean | undefined
	onShow: (token: string) => void
}

export function OwnApplications({ own, hasDraft, onShow }: Props) {
	const { applications, error } = own
	const isEmpty = applications?.length === 0
	const isComing = !error && (!applications || (isEmpty && hasDraft === undefined))
	return (
		<section aria-labelledby="applications">
			<div className="mb-s4 flex flex-wrap items-center justify-between gap-s3">
				<h2 id="applications" className="text-h3">
					{t('Your applications')}
				</h2>
				{applications && applications.length > 0 ? (
					<LinkButton look="ghost" size="small" to={routes.apply.path} className="max-small:hidden">
						{routes.apply.label}
					</LinkButton>
				) : null}
			</div>
			{applications && applications.length > 0 ? (
				<ul className="grid gap-s4">
					{applications.map((application, index) => (
						<OwnApplicationRow
							key={application.token}
							application={application}
							place={index % pageSize}
							onShow={() => onShow(application.token)}
						/>
					))}
				</ul>
			) : null}
			{isEmpty && hasDraft !== undefined ? <Nothing hasDraft={hasDraft} /> : null}
			{isComing ? (
				<div className="card p-s5">
					<Skeleton lines={12} />
				</div>
			) : null}
			<RestOfList list={own} className="mt-s4" />
			{applications && applications.length > 0 ? (
				<LinkButton look="ghost" to={routes.apply.path} className="mt-s4 w-full small:hidden">
					{routes.apply.label}
				</LinkButton>
			) : null}
		</section>
	)
}

/** Whoever sees their draft above would read in "Nothing here yet!" that it's lost. */
function Nothing({ hasDraft }: { hasDraft: boolean }) {
	return (
		<div className="card">
			<EmptyState title={hasDraft ? t('Nothing has reached us yet') : applicationSentences.emptyList}>
				<p className="max-w-[40ch] text-soft">{t('After you apply, you can check on your application here.')}</p>
				{hasDraft ? null : <LinkButton to={routes.apply.path}>{routes.apply.label}</LinkButton>}
			</EmptyState>
		</div>
	)
}

interface OwnApplicationRowProps {
	application: OwnApplicationData
	/** The place counts among the rows that arrived together, so that no page of the list starts later than the one before. */
	place: number
	onShow: () => void
}

const rowDelayMs = 150
/** Later rows are below the screen, and whoever scrolls to them would see empty cards. */
const fadingRows = 4

function OwnApplicationRow({ application, place, onShow }: OwnApplicationRowProps) {
	const { firstName, lastName, gender, birthday, email, phone, status, issuedOn, type, withdrawnOn } = application
	const now = new Date()
	const billDay = useBillDay(issuedOn, now)
	const next = progressLine(application, now, billDay)
	const tag = withdrawnOn ? (
		<StatusTag tone="plain">{t('Withdrawn')}</StatusTag>
	) : (
		<StatusTag tone={toneOf(status)}>{statusWords[status]}</StatusTag>
	)
	return (
		<li
			className={`card overflow-hidden ${place < fadingRows ? 'animate-open [animation-delay:var(--turn)]' : ''}`}
			// The delay is a CSS variable, so that the rule for reduced motion can override it.
			style={{ '--turn': `${place * rowDelayMs}ms` } as CSSProperties}
		>
			<DisclosureRow
				tone={withdrawnOn ? 'plain' : toneOf(status)}
				always={withdrawnOn ? null : <Standing application={application} />}
				summary={
					<span className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s1">
						<span>
							<b className="font-head font-title text-lead leading-tight">
								{assistanceNames[type]}, {requested(application)}
							</b>
							<span className="block text-soft text-small first-letter:uppercase">
								<span className="880:hidden">
									{t('sent {day}', { day: longDay(issuedOn, now) })}
									{next ? ' · ' : null}
								</span>
								{next}
							</span>
						</span>
						<span className="flex items-center gap-s5">
							<span className="hidden text-soft tabular-nums 880:inline">{dayWithYear(issuedOn)}</span>
							<span className="flex justify-end 880:min-w-28 max-480:group-data-expanded:hidden">{tag}</span>
						</span>
					</span>
				}
			>
				<div className="grid justify-items-start gap-s5">
					<p className="480:hidden">
						<span className="block text-small text-soft">{t('Status')}</span>
						{tag}
					</p>
					<div className="w-full">
						<Facts
							facts={[
								[t('First name'), firstName],
								[t('Last name'), lastName],
								[t('Gender'), inWords(genderWords, gender)],
								[t('Birthday'), dayWithYear(birthday)],
								[t('Email'), email],
								[t('Phone'), phone],
								...requestFacts(application),
								[t('Sent on'), dayWithYear(issuedOn)],
							]}
						/>
					</div>
					<div className="flex flex-wrap gap-s3">
						<Button size="small" look="ghost" onClick={onShow}>
							{t('View Full Application')}
						</Button>
						{mayAskAgain(application, now) ? (
							<Button size="small" look="ghost" onClick={onShow}>
								{t('Ask us to look again')}
							</Button>
						) : null}
					</div>
				</div>
			</DisclosureRow>
		</li>
	)
}

/** This part stays in sight while the row is closed, because it's what people come for. */
function Standing({ application }: { application: OwnApplicationData }) {
	const { status, decision, closedOn } = application
	const grant = decision && granted(decision)
	return (
		<div className="grid gap-s4 px-s4 pb-s4 medium:grid-cols-[1fr_22rem] medium:items-end medium:gap-s6 medium:px-s5">
			<div className="grid content-start gap-s4">
				{decision?.message ? (
					<p className="max-w-read whitespace-pre-line rounded-card bg-paper p-s4">{decision.message}</p>
				) : null}
				{status === 'Declined' && !closedOn ? <StillInNeed /> : null}
				<dl className="flex flex-wrap gap-x-s6 gap-y-s2">
					<Sum name={t('You asked for')} value={requested(application)} />
					<Sum
						name={t('Granted')}
						value={grant ?? (status === 'Declined' ? '$0' : undefined)}
						instead={status === 'Pending' ? t('Not decided yet') : t('See our email')}
					/>
				</dl>
			</div>
			<StatusBridge stages={stagesOfApplication(application)} />
		</div>
	)
}

interface SumProps {
	name: string
	value: string | undefined
	instead?: string
}

const Sum = ({ name, value, instead }: SumProps) => (
	<div>
		<dt className="font-plain text-small text-soft">{name}</dt>
		{value ? (
			<dd className="font-head font-title text-[1.5rem] leading-tight tabular-nums">{value}</dd>
		) : (
			<dd className="text-soft">{instead}</dd>
		)}
	</div>
)
