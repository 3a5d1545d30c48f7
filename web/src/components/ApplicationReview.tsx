import type { ReactNode } from 'react'
import type * as z from 'zod'
import type { PublicApplication } from '#shared/applications/records.ts'
import { states } from '#shared/states.ts'
import { dollars } from '#web/lib/money.ts'
import { type Fact, Facts } from './Facts.tsx'
import { requestFacts } from './requestAndGrant.ts'
import { Section } from './Section.tsx'

/** The fields of an application that find, dashboard and console all receive. */
export type ReviewedApplication = Omit<z.output<typeof PublicApplication>, 'status' | 'attachments'>

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
				['HTC (treatment center)', application.HTC],
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

/** Above a review; a token is read aloud and copied, so it stays in one piece. */
export function SentAs({ issuedOn, token }: Pick<ReviewedApplication, 'issuedOn' | 'token'>) {
	return (
		<>
			Sent on {issuedOn}, token <span className="whitespace-nowrap">{token}</span>
		</>
	)
}

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
			<div className="grid gap-s5 large:sticky large:top-s5 large:col-start-2 large:row-start-1">
				{progress}
			</div>
			<div className="large:col-start-1 large:row-start-1">{children}</div>
		</div>
	)
}
