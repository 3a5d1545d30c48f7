import { useQuery } from '@tanstack/react-query'
import { isPending } from '#shared/applications/missing.ts'
import { answerDays } from '#shared/applications/progress.ts'
import { helpBefore, openBesides } from '#shared/applications/related.ts'
import { calendarDate, dayOf, isMinor } from '#shared/dates.ts'
import { grantedSoFar } from '#web/components/application/requestAndGrant.ts'
import type { Fact } from '#web/components/Facts.tsx'
import { dollars } from '#web/lib/money.ts'
import type { Application } from './applications.ts'
import { daysWaited } from './list/rowTags.tsx'
import { relatedQuery } from './related.ts'

/** The facts to know before deciding, above every tab. */
export function AtAGlance({ application }: { application: Application }) {
	const { data: related } = useQuery(relatedQuery(application.token))
	const help = related && helpBefore(related, dayOf(new Date()))
	const given = help && help.person.dollars + help.household.dollars
	const open = related && openBesides(related)
	const facts: Fact[] = [
		isPending(application)
			? ['Waiting', waited(daysWaited(application))]
			: ['Granted', grantedSoFar(application) ?? 'Nothing'],
		// The line above has the amount.
		['Asks for', application.type],
		['Household', household(application)],
		['Income', `${dollars(application.income)} a month`],
		['Disorder', disorder(application)],
		['Help in 12 months', given === undefined ? '…' : sumOrNone(given)],
		...(open && open.times > 0 ? [[alsoOpen, `${open.times}, ${dollars(open.dollars)}`] as const] : []),
	]
	return (
		<dl className="grid gap-x-s5 gap-y-s1 rounded-card bg-sand px-s4 py-s3 small:grid-cols-2 large:grid-cols-3 print:hidden">
			{facts.map(([name, value]) => (
				<div
					key={name}
					className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-s3 max-[22rem]:grid-cols-1 small:grid-cols-1 large:grid-cols-[auto_minmax(0,1fr)]"
				>
					<dt className="font-plain text-soft">{name}</dt>
					<dd
						className={`wrap-anywhere font-strong tabular-nums ${name === alsoOpen ? 'justify-self-start rounded-field bg-amber-wash px-s2 text-amber' : ''}`}
					>
						{value}
					</dd>
				</div>
			))}
		</dl>
	)
}

const sumOrNone = (sum: number) => (sum === 0 ? 'None' : dollars(sum))

const alsoOpen = 'Also open'

const waited = (days: number) =>
	days > answerDays ? `${days} days, ${days - answerDays} late` : `${days} of ${answerDays} days`

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
