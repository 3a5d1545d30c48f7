import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Banner } from '#web/components/messages/Banner.tsx'
import { Page } from '#web/components/Page.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { donateForm, donateWords } from '#web/content/donate.ts'
import { organization } from '#web/content/organization.ts'
import { isWritten } from '#web/content/placeholder.ts'
import { rich } from '#web/lib/rich.tsx'

export default function DonatePage() {
	return (
		<Page title={routes.donate.label} heading={t('Give a family a way across')} intro={donateWords.intro}>
			<div className="grid items-start gap-s6 large:grid-cols-[1fr_1.1fr] large:gap-s8">
				<Section title={t('Donate by card')}>
					<p>{donateWords.how}</p>
					{donateForm ? <HostedForm {...donateForm} /> : <NotYet />}
				</Section>
				<section aria-labelledby="becomes">
					<h2 id="becomes" className="text-h3">
						{t('What your gift can do')}
					</h2>
					<dl className="mt-s4">
						{donateWords.examples.map(({ gift, becomes }) => (
							<div key={gift} className="flex items-baseline gap-s5 border-line border-t py-s4">
								<dt className="w-[5ch] shrink-0 font-title font-head text-h3 text-river tabular-nums">{gift}</dt>
								<dd className="text-lead">{becomes}</dd>
							</div>
						))}
					</dl>
				</section>
			</div>
		</Page>
	)
}

function HostedForm({ action, fields }: { action: string; fields: Readonly<Record<string, string>> }) {
	return (
		<form action={action} method="post" target="_top">
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<Button type="submit">{t('Donate on the provider’s page')}</Button>
		</form>
	)
}

function NotYet() {
	return (
		<Banner tone="plain" title={t('You can’t donate by card yet')}>
			<p>
				{rich(
					'For now, we gladly accept checks and bank transfers. Write to {email} or call {phone}, and we’ll tell you how.',
					{
						email: (
							<a href={`mailto:${organization.email}?subject=${encodeURIComponent(t('Donation'))}`}>
								{organization.email}
							</a>
						),
						phone: <PhoneLink />,
					},
				)}
			</p>
			{organization.postalAddress.every(isWritten) ? (
				<p className="mt-s3">
					{t('A check reaches us at {address}.', { address: organization.postalAddress.join(', ') })}
				</p>
			) : null}
			{isWritten(organization.taxId) ? (
				<p className="mt-s3">{t('Our tax ID (EIN) is {taxId}.', { taxId: organization.taxId })}</p>
			) : null}
		</Banner>
	)
}
