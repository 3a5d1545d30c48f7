import type { ReactNode } from 'react'
import type * as z from 'zod'
import type { MemberApplication, PublicApplication } from '#shared/applications/records.ts'
import { organisationTimeZone } from '#shared/dates.ts'
import { states } from '#shared/states.ts'
import { dollars } from '#web/lib/money.ts'
import { type Fact, Facts } from './Facts.tsx'
import { Section } from './Section.tsx'

/** What find, dashboard and console all get of an application. */
export type ReviewedApplication = Omit<z.output<typeof PublicApplication>, 'status' | 'attachments'>

type Decided = NonNullable<z.output<typeof MemberApplication>['decision']>

const decidedOn = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: organisationTimeZone })

export interface ReviewSection {
	title: string
	facts?: readonly Fact[]
	/** Below the facts, or in their place. */
	content?: ReactNode
}

const yesOrNo = (answer: boolean) => (answer ? 'Yes' : 'No')

/** The documented sections; each screen puts them in an array, with its own among them. */
export const reviewSections = (application: ReviewedApplication) =>
	({
		general: {
			title: 'General',
			facts: [
				['First name', application.firstName],
				['Last name', application.lastName],
				['Email', application.email],
				['Birthday', application.birthday],
				['Phone', application.phone],
				['Income', `${dollars(application.income)} per month`],
				['Gender', application.gender],
				['Relationship status', application.relationshipStatus],
			],
		},
		address: {
			title: 'Address',
			facts: [
				['Street address', application.streetAddress],
				['Street address 2', application.streetAddress2],
				['City', application.city],
				['State', states[application.state]],
				['ZIP', application.ZIP],
			],
		},
		medical: {
			title: 'Medical',
			facts: [
				['Bleeding disorder', yesOrNo(application.bleedingDisorder)],
				['Relationship', application.bleedingDisorderRelationship],
				['Type', application.bleedingDisorderType],
				['Severity', application.bleedingDisorderSeverity],
				['HTC (treatment centre)', application.HTC],
			],
		},
		request: {
			title: 'Request',
			facts: [...requestFacts(application), ['Reason for applying', application.details, 'wide']],
		},
		referral: {
			title: 'Referral',
			facts: [
				['Referred', yesOrNo(application.referred)],
				['Who referred', application.referrer],
			],
		},
	}) satisfies Record<string, ReviewSection>

/** What is asked for; rows of lists show it too. */
export const requestFacts = (
	application: Pick<ReviewedApplication, 'type' | 'method' | 'amount'>,
): Fact[] => [
	['Type of assistance', application.type],
	['Method', application.method],
	['Amount requested', `${dollars(application.amount)} USD`],
]

/** What was decided, and when. */
export const decisionFacts = ({ date, amount }: Pick<Decided, 'date' | 'amount'>): Fact[] => [
	['Decided on', decidedOn.format(new Date(date))],
	['Assistance granted', amount > 0 ? dollars(amount) : undefined],
]

export function ApplicationReview({ sections }: { sections: readonly ReviewSection[] }) {
	return (
		<div className="grid gap-s5">
			{sections.map(({ title, facts, content }) => (
				<Section key={title} title={title}>
					{facts ? <Facts facts={facts} /> : null}
					{content}
				</Section>
			))}
		</div>
	)
}
