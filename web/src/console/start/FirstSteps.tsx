import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Permission, permissions } from '#shared/endpoint.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { LinkButton } from '#web/components/Button.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { keyStateQuery } from '../keys/keys.ts'
import { consolePath } from '../paths.ts'
import { AskForAccess, GiversOfAccess } from '../WhoGivesAccess.tsx'

const meaning: Record<Permission, string> = {
	'Application Access': 'Read what people sent, decide, and pay. Statistics too.',
	'Event Access': 'Plan events and sign guests in.',
	'User Access': 'Look after members and employees.',
	'Report Access': 'Answer what people report to us.',
}

/** A new employee can't open a section yet. This says who can help, and what can be done until then. */
export function FirstSteps({ name }: { name: string }) {
	const { data: chosen } = useQuery(keyStateQuery)
	return (
		<div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-s4">
			<ConsoleHeading title="Start" heading={`Welcome, ${name}.`} />
			<p className="max-w-read text-lead text-soft">You don’t have access to any section yet.</p>
			<ol className="grid gap-s3">
				<Step number="1" title="Ask for access">
					<GiversOfAccess />
					<ul className="mt-s3 grid gap-s2">
						{permissions.map((permission) => (
							<li key={permission} className="grid justify-items-start gap-s1 border-line border-t pt-s2">
								<p>{meaning[permission]}</p>
								<AskForAccess permission={permission} />
							</li>
						))}
					</ul>
				</Step>
				<Step number="2" title="Choose your employee key">
					<p className="text-soft">You’ll need it for decisions and payments. It isn’t your password.</p>
					{chosen ? (
						<StatusTag tone="good">Done</StatusTag>
					) : (
						<LinkButton look="ghost" size="small" to={consolePath('settings/key')}>
							Choose a key
						</LinkButton>
					)}
				</Step>
				<Step number="3" title="Add a passkey">
					<p className="text-soft">It keeps your account safe if someone learns your password.</p>
					<LinkButton look="ghost" size="small" to={consolePath('settings/passkeys')}>
						See your passkeys
					</LinkButton>
				</Step>
			</ol>
		</div>
	)
}

interface StepProps {
	number: string
	title: string
	children: ReactNode
}

const Step = ({ number, title, children }: StepProps) => (
	<li className="grid grid-cols-[auto_minmax(0,1fr)] gap-s4 card p-s4 medium:p-s5">
		<span aria-hidden="true" className="grid size-10 place-items-center rounded-full bg-sun font-head font-title">
			{number}
		</span>
		<div className="grid justify-items-start gap-s2">
			<h2 className="text-h3">{title}</h2>
			{children}
		</div>
	</li>
)
