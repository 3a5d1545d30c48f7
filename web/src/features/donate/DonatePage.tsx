import type { ReactNode } from 'react'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button } from '#web/components/Button.tsx'
import { Deck, Pier } from '#web/components/bridge/Deck.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Page } from '#web/components/Page.tsx'
import { PhoneLink } from '#web/components/PhoneLink.tsx'
import { donateForm, donateWords } from '#web/content/donate.ts'
import { organization } from '#web/content/organization.ts'
import { isWritten } from '#web/content/placeholder.ts'
import { rich } from '#web/lib/rich.tsx'
import { useCopy } from '#web/lib/useCopy.ts'
import { useHydrated } from '#web/lib/useHydrated.ts'

/** What a gift becomes: a tank of gas, a bag of groceries, light. */
const gifts = [
	[
		['M20 124V62q0-8 8-8h44q8 0 8 8v62z', 'fill-river'],
		['M30 66h40v22H30z', 'fill-white'],
		['M36 82a14 14 0 0 1 28 0', 'stroke-line'],
		['M50 82l8-8', 'stroke-clay'],
		['M84 72h6q6 0 6 6v22q0 6-5 6t-5-6V62l-8-10M14 122h72', 'stroke-river-deep'],
	],
	[
		['M30 62q-8-22 4-36q8 12 4 36', 'fill-pine'],
		['M40 62q0-30 14-38q6 16-4 38', 'fill-pine/70'],
		['M62 66V34q0-8 8-8t8 8v32z', 'fill-sun'],
		['M20 58h62l-5 66H25z', 'fill-sand stroke-field'],
		['M21 70h60M44 92h14M42 102h18', 'stroke-line'],
	],
	[
		['M50 20a31 31 0 0 1 18 56q-5 4-5 12H37q0-8-5-12a31 31 0 0 1 18-56z', 'fill-sun'],
		['M42 88V66l-5-8M58 88V66l5-8M42 66h16', 'stroke-paper'],
		['M37 94h26M38 102h24M41 110h18M45 119h10', 'stroke-6 stroke-river-deep'],
	],
] as const

export default function DonatePage() {
	return (
		<Page title={routes.donate.label} heading={t('Give a family a way across')} intro={donateWords.intro}>
			<section aria-labelledby="becomes">
				<h2 id="becomes" className="mb-s4 text-h3">
					{t('What your gift can do')}
				</h2>
				<Deck drawings={gifts}>
					{donateWords.examples.map(({ gift, becomes }) => (
						<Pier key={gift}>
							<span className="flex items-baseline gap-s4 medium:block">
								<span className="min-w-[4ch] font-head font-title text-[2rem] text-river-deep leading-tight medium:block medium:text-[2.5rem]">
									{gift}
								</span>{' '}
								{becomes}
							</span>
						</Pier>
					))}
				</Deck>
			</section>
			{donateForm ? (
				<div className="mt-s6 max-w-form">
					<Section title={t('Donate by card')}>
						<p>{donateWords.how}</p>
						<HostedForm {...donateForm} />
					</Section>
				</div>
			) : (
				<WithoutCard />
			)}
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

function WithoutCard() {
	const { email, postalAddress, taxId } = organization
	const address = postalAddress.join(', ')
	return (
		<div className="mt-s6 grid gap-s6 large:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] large:gap-s8">
			<section aria-labelledby="transfer">
				<h2 id="transfer" className="text-h3">
					{t('By check or bank transfer')}
				</h2>
				<ul className="mt-s4 divide-y divide-line border-line border-y">
					<Line copies={email}>
						{rich(
							'For now, we gladly accept checks and bank transfers. Write to {email} or call {phone}, and we’ll tell you how.',
							{
								email: <a href={`mailto:${email}?subject=${encodeURIComponent(t('Donation'))}`}>{email}</a>,
								phone: <PhoneLink />,
							},
						)}
					</Line>
					{postalAddress.every(isWritten) ? (
						<Line copies={address}>{t('A check reaches us at {address}.', { address })}</Line>
					) : null}
					{isWritten(taxId) ? <Line copies={taxId}>{t('Our tax ID (EIN) is {taxId}.', { taxId })}</Line> : null}
				</ul>
			</section>
			<section aria-labelledby="card" className="text-small text-soft large:pt-s2">
				<h2 id="card" className="font-strong font-text text-small">
					{t('You can’t donate by card yet')}
				</h2>
				<p className="mt-s1 max-w-read">{donateWords.how}</p>
			</section>
		</div>
	)
}

/** A sentence, and a button that copies what one needs of it. */
function Line({ copies, children }: { copies: string; children: ReactNode }) {
	const { copied, copy } = useCopy(copies)
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s2 py-s4">
			<p className="wrap-anywhere max-w-read flex-1 basis-44">{children}</p>
			<Button look="ghost" size="small" className="noscript:hidden" disabled={!useHydrated()} onClick={copy}>
				{copied ? t('Copied') : t('Copy')}
				<span className="sr-only"> {copies}</span>
			</Button>
			<span role="status" className="basis-full text-small text-soft empty:hidden">
				{copied === false ? t('Your browser won’t let us copy it. Please write it down.') : null}
			</span>
		</li>
	)
}
