import type { ReactNode } from 'react'
import type * as z from 'zod'
import type { PublicApplication } from '#shared/applications/records.ts'
import { states } from '#shared/states.ts'
import { t } from '#shared/words/t.ts'
import { type Fact, Facts } from '#web/components/Facts.tsx'
import { inWords } from '#web/components/fields/choices.ts'
import {
	disorderRelationshipWords,
	disorderSeverityWords,
	disorderTypeWords,
	genderWords,
	relationshipStatusWords,
} from '#web/components/fields/optionWords.ts'
import { Section } from '#web/components/forms/Section.tsx'
import { dayWithYear } from '#web/lib/days.ts'
import { dollars } from '#web/lib/money.ts'
import { rich } from '#web/lib/rich.tsx'
import { requestFacts } from './requestAndGrant.ts'

/** The fields of an application that find, dashboard and console all receive. */
export type ReviewedApplication = Omit<z.output<typeof PublicApplication>, 'status' | 'attachments'>

export interface ReviewSection {
	title: string
	facts?: readonly Fact[]
	/** Shown below the facts, or in their place. */
	content?: ReactNode
}

const yesOrNo = (answer: boolean) => (answer ? t('Yes') : t('No'))

/** The documented sections; each screen puts them in an array, with its own among them. */
export const reviewSections = (application: ReviewedApplication) =>
	({
		general: {
			title: t('General'),
			facts: [
				[t('First name'), application.firstName],
				[t('Last name'), application.lastName],
				[t('Email'), application.email],
				[t('Birthday'), dayWithYear(application.birthday)],
				[t('Phone'), application.phone],
				[t('Income'), t('{sum} per month', { sum: dollars(application.income) })],
				[t('Gender'), inWords(genderWords, application.gender)],
				[t('Relationship status'), inWords(relationshipStatusWords, application.relationshipStatus)],
			],
		},
		address: {
			title: t('Address'),
			facts: [
				[t('Street address'), application.streetAddress],
				[t('Street address 2'), application.streetAddress2],
				[t('City'), application.city],
				[t('State'), states[application.state]],
				[t('ZIP'), application.ZIP],
			],
		},
		medical: {
			title: t('Medical'),
			facts: [
				[t('Bleeding disorder'), yesOrNo(application.bleedingDisorder)],
				[t('Relationship'), inWords(disorderRelationshipWords, application.bleedingDisorderRelationship)],
				[t('Type'), inWords(disorderTypeWords, application.bleedingDisorderType)],
				[t('Severity'), inWords(disorderSeverityWords, application.bleedingDisorderSeverity)],
				[t('HTC (treatment center)'), application.HTC],
			],
		},
		request: {
			title: t('Request'),
			facts: [...requestFacts(application), [t('Reason for applying'), application.details, 'wide']],
		},
		referral: {
			title: t('Referral'),
			facts: [
				[t('Referred'), yesOrNo(application.referred)],
				[t('Who referred'), application.referrer],
			],
		},
	}) satisfies Record<string, ReviewSection>

/** Above a review; a token is read aloud and copied, so it stays in one piece. */
export const SentAs = ({ issuedOn, token }: Pick<ReviewedApplication, 'issuedOn' | 'token'>) =>
	rich('Sent on {day}, token {token}', {
		day: dayWithYear(issuedOn),
		token: <span className="whitespace-nowrap max-[16rem]:whitespace-normal">{token}</span>,
	})

export function ApplicationReview({ sections }: { sections: readonly ReviewSection[] }) {
	return (
		<div className="grid gap-s5 print:block print:columns-2 print:gap-s5">
			{sections.map(({ title, facts, content }) => (
				<Section key={title} title={title}>
					{facts ? <Facts facts={facts} /> : null}
					{content}
				</Section>
			))}
		</div>
	)
}

interface ReviewedProps {
	/** Comes first on a phone, and stands beside the application on a wide screen. */
	progress: ReactNode
	children: ReactNode
}

export function Reviewed({ progress, children }: ReviewedProps) {
	return (
		<div className="mt-s5 grid items-start gap-s5 print:block large:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] large:gap-s6">
			<div className="grid gap-s5 large:sticky large:top-s5 large:col-start-2 large:row-start-1">{progress}</div>
			<div className="large:col-start-1 large:row-start-1">{children}</div>
		</div>
	)
}
