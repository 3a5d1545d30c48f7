import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { ConfirmationSent, TokenCard } from '#web/components/application/TokenCard.tsx'
import { LinkButton } from '#web/components/Button.tsx'
import { Page } from '#web/components/Page.tsx'
import { BookShelf } from './BookShelf.tsx'

export interface RequestedBooks {
	token: string
	name: string
	email: string
}

export const Requested = ({ token, name, email }: RequestedBooks) => (
	<Page
		key="requested"
		title={t('Application Submitted ~books')}
		heading={t('Thank you, {name}', { name })}
		intro={t('We received your application for books. A person will read it soon.')}
	>
		<div className="grid items-start gap-s6 large:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] large:gap-s8">
			<div className="grid justify-items-start gap-s5">
				<TokenCard token={token}>
					{t('You’ll need this token if you write to us about the books. Keep it private, like a password.')}
				</TokenCard>
				<ConfirmationSent email={email} />
				<LinkButton look="ghost" to={routes.home.path} className="no-print">
					{t('Back to the home page')}
				</LinkButton>
			</div>
			<BookShelf className="no-print w-full max-w-100 large:max-w-none" />
		</div>
	</Page>
)
