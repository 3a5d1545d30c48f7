import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { draftLifeDays } from '#shared/applications/draft.ts'
import { addDays, dayOf, monthDayYear } from '#shared/dates.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { EraseQuestion } from '#web/components/forms/SavedNote.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { longDay } from '#web/lib/days.ts'
import { tellErased } from '#web/lib/drafts.ts'
import { accountDraftQuery, eraseInAccount } from './accountDraft.ts'
import { check, sectionNames, today } from './answers.ts'
import { chosen, dropFromTab, reopened } from './draft.ts'

interface Props {
	owner: string
	/** Says whether the account has a draft, and no if that can't be known now. */
	onKnown: (isThere: boolean) => void
}

/** Someone who typed on another device sees on the dashboard that nothing is lost. */
export default function UnsentDraft({ owner, onKnown }: Props) {
	const { data, isPending, refetch } = useQuery(accountDraftQuery(owner))
	const isThere = data?.kept !== undefined
	useEffect(() => {
		if (!isPending) onKnown(isThere)
	}, [isPending, isThere, onKnown])
	const [asking, setAsking] = useState(false)
	if (!data?.kept) return null
	const { draft, savedAt } = data.kept
	const mayBeThere = draft.unanswered.length > 0
	const { problems } = check(draft.answers, chosen(reopened(draft.files, Date.now())), today())
	const done = sectionNames.filter((name) => problems[name].length === 0).length
	const lastDay = addDays(dayOf(new Date(savedAt)), draftLifeDays)
	const erase = async () => {
		await eraseInAccount(draft.key)
		dropFromTab(owner)
		tellErased(draft.key)
		setAsking(false)
		await refetch()
	}
	return (
		<Banner
			className="mb-s7"
			tone="waiting"
			title={mayBeThere ? t('You sent this, but we don’t know if it arrived') : t('Not sent yet: your application')}
		>
			<p>
				{t('{done} of {all} sections done, kept until {day}.', {
					done,
					all: sectionNames.length,
					day: longDay(monthDayYear(lastDay), new Date()),
				})}
			</p>
			<div className="mt-s3 flex flex-wrap gap-s3">
				<LinkButton size="small" to={routes.apply.path}>
					{t('Go on')}
				</LinkButton>
				<Button look="ghost" size="small" onClick={() => setAsking(true)}>
					{t('Erase')}
				</Button>
			</div>
			<EraseQuestion open={asking} mayBeThere={mayBeThere} onErase={erase} onClose={() => setAsking(false)} />
		</Banner>
	)
}
