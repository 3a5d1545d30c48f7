import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isPending } from '#shared/applications/missing.ts'
import { helpBefore, isOpenBesides } from '#shared/applications/related.ts'
import { calendarDate, dayOf, isMinor } from '#shared/dates.ts'
import { grantedSoFar, requested } from '#web/components/application/requestAndGrant.ts'
import { dollars } from '#web/lib/money.ts'
import { applicationPath, personPath } from '../paths.ts'
import { type Application, helperFacts } from './applications.ts'
import { type Related, relatedQuery } from './related.ts'

interface Props {
	application: Application
	/** In a narrow card, one below the other. */
	isBesideBill?: boolean
}

/** The facts to know before deciding. */
export function AtAGlance({ application, isBesideBill = false }: Props) {
	const { token, type, method, income } = application
	const { data: related } = useQuery(relatedQuery(token))
	const facts = [
		...(isPending(application) ? [] : [['Granted', grantedSoFar(application) ?? 'Nothing'] as const]),
		// The line above has the amount.
		['Asks for', `${type}, ${method.toLowerCase()}`] as const,
		['Household', household(application)] as const,
		['Income', `${dollars(income)} a month`] as const,
		['Disorder', disorder(application)] as const,
		...helperFacts(application),
	]
	const row = isBesideBill ? '' : 'small:grid-cols-1 large:grid-cols-[auto_minmax(0,1fr)]'
	return (
		<dl
			className={`grid gap-x-s5 print:hidden ${isBesideBill ? '' : 'gap-y-s1 rounded-card bg-sand px-s4 py-s3 small:grid-cols-2 large:grid-cols-3'}`}
		>
			{facts.map(([name, value]) => (
				<Row key={name} name={name} className={row}>
					{value}
				</Row>
			))}
			<Row name="Help in 12 months" className={row}>
				{related ? helpSoFar(related) : '…'} · <Link to={personPath('application', token)}>everything</Link>
			</Row>
			{related?.filter(isOpenBesides).map((other) => (
				<Row key={other.token} name="Another open" className={row}>
					<Link to={applicationPath(other.token)} className="rounded-field bg-amber-wash px-s2 text-amber">
						{other.type}, {requested(other)}
					</Link>
				</Row>
			))}
		</dl>
	)
}

const Row = ({ name, className, children }: { name: string; className: string; children: ReactNode }) => (
	<div className={`grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-s3 max-[22rem]:grid-cols-1 ${className}`}>
		<dt className="font-plain text-soft">{name}</dt>
		<dd className="wrap-anywhere font-strong tabular-nums">{children}</dd>
	</div>
)

function helpSoFar(related: readonly Related[]) {
	const { person, household } = helpBefore(related, dayOf(new Date()))
	const sum = person.dollars + household.dollars
	return sum === 0 ? 'None' : dollars(sum)
}

const day = calendarDate()

function household({ livesAlone, familyData = [] }: Application) {
	if (familyData.length === 0) return livesAlone ? 'Lives alone' : 'Not given'
	const today = dayOf(new Date())
	const children = familyData.filter(({ birthday }) => {
		const born = day.safeParse(birthday)
		return born.success && isMinor(born.data, today)
	}).length
	const people = `${familyData.length + 1} people`
	return children === 0 ? people : `${people}, ${children} under 18`
}

function disorder(application: Application) {
	const { bleedingDisorder, bleedingDisorderType, bleedingDisorderSeverity, bleedingDisorderRelationship } = application
	if (!bleedingDisorder) return 'None'
	return [bleedingDisorderType, bleedingDisorderSeverity, bleedingDisorderRelationship]
		.filter((part) => part && part !== 'N/A')
		.join(' · ')
}
