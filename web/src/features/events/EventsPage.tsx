import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { NeedsScript } from '#web/components/messages/NeedsScript.tsx'
import { Page } from '#web/components/Page.tsx'
import { eventWords } from '#web/content/events.ts'
import { EventSection } from './EventSection.tsx'

export default function EventsPage() {
	return (
		<Page
			title={routes.events.label}
			heading={
				<>
					<span className="medium:hidden">{t('Events')}</span>
					<span className="hidden medium:inline">{t('Events That Warm the Heart')}</span>
				</>
			}
			intro={eventWords.intro}
		>
			<NeedsScript />
			<div className="grid gap-s8 noscript:hidden">
				<EventSection
					title={t('Upcoming Events')}
					active
					empty={
						<EmptyState title={eventWords.noneTitle}>
							<p className="max-w-[40ch] text-soft">{eventWords.noneText}</p>
							<LinkButton to={routes.home.path} look="ghost">
								{t('Back to the home page')}
							</LinkButton>
						</EmptyState>
					}
				/>
				<EventSection title={t('Past Events')} active={false} />
			</div>
		</Page>
	)
}
