import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { draftLifeDays } from '#shared/applications/draft.ts'
import { addDays, dayOf, monthDayYear } from '#shared/dates.ts'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { longDay } from '#web/lib/days.ts'
import { accountDraftQuery } from './accountDraft.ts'

interface Props {
	owner: string
	/** Says whether the account has a draft, and no if that can't be known now. */
	onKnown: (isThere: boolean) => void
}

/** Someone who typed on another device sees on the dashboard that nothing is lost. */
export default function UnsentDraft({ owner, onKnown }: Props) {
	const { data, isPending } = useQuery(accountDraftQuery(owner))
	const isThere = data?.kept !== undefined
	useEffect(() => {
		if (!isPending) onKnown(isThere)
	}, [isPending, isThere, onKnown])
	if (!data?.kept) return null
	const { draft, savedAt } = data.kept
	const mayBeThere = draft.unanswered.length > 0
	const lastDay = addDays(dayOf(new Date(savedAt)), draftLifeDays)
	return (
		<Banner
			className="mb-s7"
			tone="waiting"
			title={mayBeThere ? t('You sent this, but we don’t know if it arrived') : t('Not sent yet: your application')}
		>
			<p>{t('We keep what you typed until {day}.', { day: longDay(monthDayYear(lastDay), new Date()) })}</p>
			<LinkButton size="small" to={routes.apply.path} className="mt-s3">
				{t('Go on')}
			</LinkButton>
		</Banner>
	)
}
