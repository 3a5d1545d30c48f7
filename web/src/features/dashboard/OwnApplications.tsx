import { applicationSentences } from '#shared/applications/sentences.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { RestOfList } from '#web/components/RestOfList.tsx'
import { OwnApplicationRow } from './OwnApplicationRow.tsx'
import { pageSize, type useOwnApplications } from './useOwnApplications.ts'

interface Props {
	own: ReturnType<typeof useOwnApplications>
	/** Unknown until the account has answered. */
	hasDraft: boolean | undefined
	/** The expected number of applications, before they have loaded. */
	expected: number
	onShow: (token: string) => void
	onLetter: (token: string) => void
}

/** The skeleton is about as tall as what replaces it, so that the page doesn't jump. */
const linesOfNothing = 12
const mostRows = 20

export function OwnApplications({ own, hasDraft, expected, onShow, onLetter }: Props) {
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
							onLetter={() => onLetter(application.token)}
						/>
					))}
				</ul>
			) : null}
			{isEmpty && hasDraft !== undefined ? <Nothing hasDraft={hasDraft} /> : null}
			{isComing ? (
				<div className="card p-s5">
					<Skeleton lines={expected === 0 ? linesOfNothing : Math.min(expected, mostRows) * 2} />
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
