import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { Page } from '#web/components/Page.tsx'

const box = 'max-w-form panel'

function Ways({ onContinue }: { onContinue: () => void }) {
	return (
		<div className="mt-s5 flex flex-wrap gap-s3">
			<LinkButton to={routes.dashboard.path}>{t('Go to Dashboard')}</LinkButton>
			<Button look="ghost" onClick={onContinue}>
				{t('Continue')}
			</Button>
		</div>
	)
}

export function AlreadyLoggedIn({ onContinue }: { onContinue: () => void }) {
	return (
		<section aria-labelledby="already" className={box}>
			<h2 id="already" className="text-h3">
				{t("You're Already Logged in")}
			</h2>
			<p className="mt-s3 max-w-read">
				{t('Your dashboard is the easier way to find your own applications. No token needed there.')}
			</p>
			<Ways onContinue={onContinue} />
		</section>
	)
}

/** The application that was found belongs to the person who is signed in. */
export function YourOwn({ name, onContinue }: { name: string; onContinue: () => void }) {
	return (
		<Page title={routes.find.label} heading={t('Hello {name}', { name })}>
			<div className={box}>
				<p className="max-w-read">
					{t('This is your application. Your dashboard shows more: your documents and our messages to you.')}
				</p>
				<Ways onContinue={onContinue} />
			</div>
		</Page>
	)
}
