import { useMemo } from 'react'
import { type Fact, Facts } from '#web/components/Facts.tsx'
import { dayAndTime } from '../when.ts'
import { EventPeople } from './EventPeople.tsx'
import type { StaffEvent } from './events.ts'
import { type SignIn, signInList } from './people.ts'

/** A card for each guest who signed in on the day. Reading them is recorded. */
export function EventSignIns({ event: { _id: id } }: { event: StaffEvent }) {
	const list = useMemo(() => signInList(id), [id])
	return (
		<EventPeople
			list={list}
			label="Search who signed in"
			nouns={['sign-in', 'sign-ins']}
			row={(signIn) => <SignInCard key={signIn._id} signIn={signIn} />}
		/>
	)
}

function SignInCard({ signIn }: { signIn: SignIn }) {
	const { firstName, lastName, email, phone, birthday, gender, groupMembers, date } = signIn
	const { streetAddress, streetAddress2, city, state, ZIP, photoOptIn, sponsorContactOptIn } = signIn
	return (
		<li className="grid gap-s4 border-line border-b p-s4 last:border-b-0 medium:p-s5">
			<h3 className="wrap-anywhere text-lead">
				{firstName} {lastName}
			</h3>
			<Facts
				facts={[
					['Email', email],
					['Phone', phone],
					['Birthday', birthday],
					['Gender', gender],
					['Address', [streetAddress, streetAddress2, city, `${state} ${ZIP}`].filter(Boolean).join(', '), 'wide'],
					['Members in Party', groupMembers],
					['Signed in', dayAndTime(date)],
					...disorderFacts(signIn),
					['We may use photos', photoOptIn ? 'Yes' : 'No'],
					['Sponsors may contact', sponsorContactOptIn ? 'Yes' : 'No'],
				]}
			/>
		</li>
	)
}

const disorderFacts = (signIn: SignIn): Fact[] =>
	signIn.bleedingDisorder
		? [
				['Who has the disorder', signIn.bleedingDisorderRelationship],
				['Type', signIn.bleedingDisorderType],
				['Severity', signIn.bleedingDisorderSeverity],
			]
		: [['Bleeding disorder', 'None']]
