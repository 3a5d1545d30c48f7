import { type ReactNode, useState } from 'react'
import { Button } from '#web/components/Button.tsx'
import { Section } from '#web/components/Section.tsx'
import { leftByGuest, takeOver } from './draft.ts'

interface Props {
	owner: string
	children: ReactNode
}

/** Offers a guest's draft to the person who signed in. The page asks first, because it may be another person's. */
export function AfterGuest({ owner, children }: Props) {
	const [left, setLeft] = useState(() => leftByGuest(owner, Date.now()))
	if (!left) return children
	return (
		<div className="max-w-form">
			<Section title="Is this yours?">
				<p className="max-w-read">Someone began to apply on this device and didn’t send it.</p>
				<div className="flex flex-wrap gap-s3">
					<Button
						onClick={() => {
							takeOver(owner, left, Date.now())
							setLeft(undefined)
						}}
					>
						Yes, continue it
					</Button>
					<Button look="ghost" onClick={() => setLeft(undefined)}>
						No, start a new one
					</Button>
				</div>
			</Section>
		</div>
	)
}
