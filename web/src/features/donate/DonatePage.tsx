import { Banner } from '#web/components/Banner.tsx'
import { Button } from '#web/components/Button.tsx'
import { Page } from '#web/components/Page.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { Section } from '#web/components/Section.tsx'
import { donateForm, donateWords } from '#web/content/donate.ts'
import { organization } from '#web/content/organization.ts'
import { isWritten } from '#web/content/placeholder.ts'
import { routes } from '#web/lib/paths.ts'

export default function DonatePage() {
	return (
		<Page title={routes.donate.label} heading="Give a family a way across" intro={donateWords.intro}>
			<div className="grid items-start gap-s6 large:grid-cols-[1fr_1.1fr] large:gap-s8">
				<Section title="Donate by card">
					<p>{donateWords.how}</p>
					{donateForm ? <HostedForm {...donateForm} /> : <NotYet />}
				</Section>
				<section aria-labelledby="becomes">
					<h2 id="becomes" className="text-h3">
						What your gift can do
					</h2>
					<dl className="mt-s4">
						{donateWords.examples.map(({ gift, becomes }) => (
							<div key={gift} className="flex items-baseline gap-s5 border-line border-t py-s4">
								<dt className="w-[5ch] shrink-0 font-title font-head text-h3 text-river tabular-nums">
									{gift}
								</dt>
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
			<Button type="submit">Donate on the provider’s page</Button>
		</form>
	)
}

function NotYet() {
	return (
		<Banner tone="plain" title="You can’t donate by card yet">
			<p>
				For now, we gladly accept checks and bank transfers. Write to{' '}
				<a href={`mailto:${organization.email}?subject=Donation`}>{organization.email}</a> or call{' '}
				<PhoneLink />, and we’ll tell you how.
			</p>
			{organization.postalAddress.every(isWritten) ? (
				<p className="mt-s3">A check reaches us at {organization.postalAddress.join(', ')}.</p>
			) : null}
			{isWritten(organization.taxId) ? (
				<p className="mt-s3">Our tax ID (EIN) is {organization.taxId}.</p>
			) : null}
		</Banner>
	)
}
