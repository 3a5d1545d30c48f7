import { askedFor, awaitsAsking, isAwaited } from '#shared/applications/missing.ts'
import { billDays } from '#shared/applications/progress.ts'
import { monthDayYear } from '#shared/dates.ts'
import { t } from '#shared/words/t.ts'
import { requested } from '#web/components/application/requestAndGrant.ts'
import { Button } from '#web/components/Button.tsx'
import { BillMissing } from '#web/components/documents/BillMissing.tsx'
import { DocumentForm, type Sending } from '#web/components/documents/DocumentForm.tsx'
import { inWords } from '#web/components/fields/choices.ts'
import { assistanceTypeWords } from '#web/components/fields/optionWords.ts'
import { ActionBanner } from '#web/components/messages/ActionBanner.tsx'
import { compareDays, daysLater, dayWithYear } from '#web/lib/days.ts'
import { rich } from '#web/lib/rich.tsx'
import { useAction } from '#web/lib/useAction.ts'
import { applications, type OwnApplicationData, useShowOwn } from './useOwnApplications.ts'

const lastDayOf = ({ missing, issuedOn }: OwnApplicationData) =>
	missing ? monthDayYear(missing.lastDay) : daysLater(issuedOn, billDays)

interface Props {
	own: readonly OwnApplicationData[]
	onShow: (token: string) => void
}

/** The most urgent one is first and takes files here. The others take them on their own page. */
export function NeedsYou({ own, onShow }: Props) {
	const show = useShowOwn()
	const sent = useAction({
		send: ({ token, ...sending }: Sending & { token: string }) => applications.sendDocuments({ token, ...sending }),
		onDone: ({ application }) => show(application),
		message: ({ message }) => message,
	})
	const waiting = own
		.filter((one) => isAwaited(one) || awaitsAsking(one))
		.sort((one, other) => compareDays(lastDayOf(one), lastDayOf(other)))
	if (waiting.length === 0 && !sent.message) return null
	return (
		<div className="mb-s7 grid gap-s4">
			<ActionBanner message={sent.message} />
			{waiting.length > 0 ? (
				<section aria-labelledby="needs-you" className="rounded-card border-l-[5px] border-l-amber bg-amber-wash p-s5">
					<h2 id="needs-you" className="font-strong font-text text-amber text-body tracking-normal">
						{t('Needs you')}
					</h2>
					<ul className="mt-s2 grid gap-s5">
						{waiting.map((one, at) => (
							<li key={one.token} className="grid gap-s3">
								<Need application={one} />
								{at === 0 ? (
									<DocumentForm application={one} onSend={(sending) => sent.run({ token: one.token, ...sending })} />
								) : (
									<Button look="ghost" className="justify-self-start" onClick={() => onShow(one.token)}>
										{t('Send documents for this')}
									</Button>
								)}
								{at === 0 && one.missing ? (
									<Button look="quiet" className="-ml-3 justify-self-start" onClick={() => onShow(one.token)}>
										{t('See what we asked for, or tell us you can’t get it')}
									</Button>
								) : null}
							</li>
						))}
					</ul>
				</section>
			) : null}
		</div>
	)
}

function Need({ application }: { application: OwnApplicationData }) {
	const { issuedOn, missing } = application
	const what = { type: inWords(assistanceTypeWords, application.type), amount: requested(application) }
	return (
		<>
			<h3>
				{missing
					? t('{type}, {amount}: we need something more from you', what)
					: t('{type}, {amount}: your bill is missing', what)}
			</h3>
			<div className="grid max-w-read gap-s2">
				{missing ? (
					<>
						<ul className="grid list-disc gap-s1 pl-s5">
							{askedFor(missing).map((sentence) => (
								<li key={sentence}>{sentence}</li>
							))}
						</ul>
						<p>
							{rich('Please send it by {day}. A clear photo from your phone is fine.', {
								day: <b>{dayWithYear(monthDayYear(missing.lastDay))}</b>,
							})}
						</p>
					</>
				) : (
					<BillMissing issuedOn={issuedOn} now={new Date()} />
				)}
			</div>
		</>
	)
}
