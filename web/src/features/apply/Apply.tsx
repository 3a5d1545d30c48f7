import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { ApplicationInput } from '#shared/applications/schema.ts'
import { dayOf, monthDayYear } from '#shared/dates.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import type { Answers } from '#web/components/apply/answers.ts'
import { Button } from '#web/components/Button.tsx'
import { ErasedNotice } from '#web/components/messages/ErasedNotice.tsx'
import { ErrorState } from '#web/components/messages/ErrorState.tsx'
import { Skeleton } from '#web/components/messages/Loading.tsx'
import { Page } from '#web/components/Page.tsx'
import { guest, hasDraft } from '#web/lib/drafts/drafts.ts'
import { useConfirmation } from '#web/lib/drafts/useConfirmation.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { ApplyForm, type Begun, type ErasedBy } from './ApplyForm.tsx'
import { accountDraftQuery } from './accountDraft.ts'
import { Confirmation } from './Confirmation.tsx'
import { dropFromTab, keepInTab, keptInTab, newDraft, type Opened, reopen, takeAlong } from './draft.ts'
import { ErasedHere } from './Notices.tsx'
import { StartPage } from './StartPage.tsx'
import { confirmationName, draftPlace, type Sent } from './tabNames.ts'

/** A reload in the middle goes on where a guest was. A member's draft is asked for, because another device may have it. */
function begunInThisTab(): Begun | undefined {
	const kept = keptInTab(guest, Date.now())
	return kept && { owner: guest, opened: reopen(kept.draft, Date.now()), pressed: false }
}

/** `started` says that a visitor has pressed the button that begins an application. */
export default function Apply({ started }: { started: boolean }) {
	const { user, ended } = useSession()
	const navigate = useNavigate()
	const cache = useQueryClient()
	const { sent, confirm, forget } = useConfirmation<Sent>(confirmationName, routes.apply.path)
	const { pathname, search } = useLocation()
	const affiliateID = new URLSearchParams(search).get('affiliate') ?? ''

	const known = useMemo(
		() => ({ firstName: user?.firstName ?? '', lastName: user?.lastName ?? '', email: user?.email ?? '', affiliateID }),
		[user, affiliateID],
	)

	const [hadDraft] = useState(() => hasDraft(draftPlace(guest)))
	const [begun, setBegun] = useState((): Begun | undefined => {
		if (user) return undefined
		if (started) return { owner: guest, opened: newDraft(known), pressed: true }
		return begunInThisTab()
	})

	const begin = useCallback(
		(owner: string, opened: Opened, pressed = true) => {
			// Back must lead to what is typed now, and not to the thanks for an earlier application.
			forget()
			setBegun({ owner, opened, pressed })
		},
		[forget],
	)
	const userId = user?._id
	const onOpened = useCallback(
		(opened: Opened, pressed: boolean) => userId && begin(userId, opened, pressed),
		[userId, begin],
	)

	// A phone may have killed the tab before its half hour was over. Then reading the draft has erased it.
	const [erasedBy, setErasedBy] = useState<ErasedBy | undefined>(() =>
		hadDraft && !keptInTab(guest, Date.now()) ? 'idle' : undefined,
	)
	const leave = useCallback(
		(by?: ErasedBy) => {
			if (by === 'idle') dropFromTab(guest)
			if (by) setErasedBy(by)
			setBegun(undefined)
			void navigate(routes.apply.path, { replace: true })
		},
		[navigate],
	)

	// Someone who left a signed-in device alone must not leave their answers on its screen.
	useEffect(() => {
		if (ended?.cause !== 'idle') return
		setBegun(undefined)
		forget()
	}, [ended, forget])

	// Someone may have signed in since, in another tab. What a guest sent stays a guest's.
	const sender = begun?.owner
	const onSent = useCallback(
		(token: string, sent: ApplicationInput, more: Required<Pick<Sent, 'earlier' | 'leftOut'>>) => {
			const { firstName, lastName, email, cutOffDate, helper, attachments = [] } = sent
			const issuedOn = monthDayYear(dayOf(new Date()))
			// The dashboard has one more to show.
			void cache.invalidateQueries()
			setErasedBy(undefined)
			confirm({
				token,
				name: firstName,
				lastName,
				email: [email, helper?.email].filter(Boolean).join(', '),
				issuedOn,
				// What a member sends for someone else isn't on their own dashboard.
				asGuest: sender === guest || (helper !== undefined && email !== user?.email),
				...(helper && { helper: helper.name }),
				...more,
				...(cutOffDate && { cutOffDate: monthDayYear(cutOffDate) }),
				files: attachments.length,
			})
		},
		[confirm, sender, cache, user],
	)

	// Until the thanks are shown, the form stays: without it, a member's next application would begin in between.
	useEffect(() => {
		if (sent) setBegun(undefined)
	}, [sent])

	const notice = erasedBy && { idle: <ErasedNotice />, press: <ErasedHere /> }[erasedBy]
	if (sent) return <Confirmation {...sent} onFiles={(files) => confirm({ ...sent, files, leftOut: [] })} />
	if (user && !user.verified) return <Navigate to={routes.login.path} state={{ goOn: pathname + search }} replace />
	if (begun)
		return (
			<Page title={routes.apply.label} isInParts>
				<ApplyForm
					key={`${begun.opened.draft.key} ${begun.opened.version}`}
					{...begun}
					onErased={leave}
					notice={notice}
					onSent={onSent}
					onOpened={begin}
				/>
			</Page>
		)
	if (userId)
		return (
			<Page title={routes.apply.label}>
				<MemberStart key={userId} owner={userId} known={known} onOpened={onOpened} />
			</Page>
		)
	return (
		<StartPage
			notice={notice}
			onStart={() => {
				setErasedBy(undefined)
				begin(guest, newDraft(known))
			}}
		/>
	)
}

interface Props {
	owner: string
	known: Partial<Answers>
	onOpened: (opened: Opened, pressed: boolean) => void
}

/** The tab may have what it couldn't save to the account, or what someone typed before they signed in. */
function inThisTab(owner: string, known: Partial<Answers>, now: number) {
	const own = keptInTab(owner, now)
	if (own) return reopen(own.draft, now, own.version)
	const guests = keptInTab(guest, now)
	return guests && takeAlong(guests.draft, known, now)
}

/** Finds the draft of a member: what this tab has, or what the account has. */
function MemberStart({ owner, known, onOpened }: Props) {
	const [inTab] = useState(() => inThisTab(owner, known, Date.now()))
	const { data, error, refetch, isFetching } = useQuery({ ...accountDraftQuery(owner), enabled: inTab === undefined })

	useEffect(() => {
		if (inTab?.origin === 'guest') {
			// It is the member's from here on, and saved to the account as soon as the form is there.
			keepInTab(owner, { draft: inTab.draft, version: 0 }, Date.now())
			dropFromTab(guest)
		}
		if (inTab) onOpened(inTab, false)
		else if (data?.kept) onOpened(reopen(data.kept.draft, Date.now(), data.kept.version), false)
		else if (data) onOpened(newDraft(known), false)
	}, [inTab, data, owner, known, onOpened])

	if (error)
		return (
			<div className="grid gap-s4">
				<ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
				<Button look="quiet" className="-mx-3 justify-self-start" onClick={() => onOpened(newDraft(known), true)}>
					{t('Start without what you saved before')}
				</Button>
			</div>
		)
	return (
		<div className="max-w-[44rem] panel">
			<Skeleton lines={12} />
		</div>
	)
}
