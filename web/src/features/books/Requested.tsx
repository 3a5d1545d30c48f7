import { bookSentences } from '#shared/books/schema.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { Gathering } from '#web/components/bridge/Gathering.tsx'
import { Page } from '#web/components/Page.tsx'
import { TokenCard } from '#web/components/TokenCard.tsx'
import { routes } from '#web/lib/paths.ts'

export interface RequestedBooks {
	token: string
	name: string
	email: string
}

export const Requested = ({ token, name, email }: RequestedBooks) => (
	<Page
		key="requested"
		title={bookSentences.submitted}
		heading={`Thank you, ${name}`}
		intro="We received your application for books. A person will read it soon."
	>
		<div className="max-w-[44rem]">
			<TokenCard token={token}>
				You’ll need this token if you write to us about the books. Keep it private, like a password.
			</TokenCard>
			<p className="mt-s5 max-w-read">
				A confirmation is on its way to <b className="wrap-anywhere">{email}</b>. If you don’t see it, check
				your spam folder.
			</p>
			<LinkButton to={routes.home.path} className="no-print mt-s5">
				Back to the home page
			</LinkButton>
			<Gathering className="no-print mt-s6 w-full max-w-140" />
		</div>
	</Page>
)
