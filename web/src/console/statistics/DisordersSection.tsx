import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Route, Routes, useParams, useSearchParams } from 'react-router-dom'
import type * as z from 'zod'
import { bleedingDisorderSeverities } from '#shared/medical.ts'
import { states } from '#shared/states.ts'
import {
	type Category,
	categoryNames,
	type Disorder,
	type DisorderStatistics,
	type RoleKey,
} from '#shared/statistics/schema.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { Loading } from '#web/components/messages/Loading.tsx'
import { type Column, Table } from '#web/components/Table.tsx'
import { ConsoleHeading } from '../ConsoleHeading.tsx'
import { howMany } from '../howMany.ts'
import { LinkChoices } from '../lists/LinkChoices.tsx'
import { SearchBox, useSearch } from '../lists/search.tsx'
import { consolePath } from '../paths.ts'
import { AsOf } from './AsOf.tsx'
import { ContactRows } from './ContactRows.tsx'
import { StateMap } from './StateMap.tsx'
import { disordersQuery } from './statistics.ts'

interface Words {
	/** On the button, as documented. */
	label: string
	title: string
}

const categories: Readonly<Record<Category, Words>> = {
	all: { label: 'All', title: 'All Bleeding Disorder Statistics' },
	hemoA: { label: 'A', title: 'Hemophilia A Statistics' },
	hemoB: { label: 'B', title: 'Hemophilia B Statistics' },
	hemoC: { label: 'C', title: 'Hemophilia C Statistics' },
	VWD: { label: 'VWD', title: 'Von Willebrand Disease Statistics' },
	fac1: { label: '1', title: 'Factor 1 Deficiency Statistics' },
	fac2: { label: '2', title: 'Factor 2 Deficiency Statistics' },
	fac5: { label: '5', title: 'Factor 5 Deficiency Statistics' },
	fac7: { label: '7', title: 'Factor 7 Deficiency Statistics' },
	fac10: { label: '10', title: 'Factor 10 Deficiency Statistics' },
	fac12: { label: '12', title: 'Factor 12 Deficiency Statistics' },
	fac13: { label: '13', title: 'Factor 13 Deficiency Statistics' },
	other: { label: 'Other', title: 'Other Bleeding Disorder Statistics' },
}

const categoryPath = (category: Category, ...parts: string[]) =>
	consolePath('statistics', 'disorders', category, ...parts)

/** The one in the address, or all of them. */
function useCategory(): Category {
	const { category } = useParams()
	return categoryNames.find((name) => name === category) ?? 'all'
}

export default function DisordersSection() {
	return (
		<Routes>
			<Route path="*" element={<Disorders />} />
			<Route path=":category" element={<CategoryView />} />
			<Route path=":category/contacts" element={<Contacts />} />
			<Route path=":category/states" element={<States />} />
		</Routes>
	)
}

const Disorders = () => (
	<DisorderScreen title="Bleeding Disorder">
		{(numbers) => (
			<>
				<LinkChoices
					label="Categories"
					choices={categoryNames.map((name) => ({
						to: categoryPath(name),
						label: categories[name].label,
						current: false,
						disabled: numbers[name].people === 0,
					}))}
				/>
				<Groups disorder={numbers.all} />
			</>
		)}
	</DisorderScreen>
)

function CategoryView() {
	const category = useCategory()
	return (
		<DisorderScreen title={categories[category].title}>
			{(numbers) => (
				<>
					<div className="flex flex-wrap gap-s3 print:hidden">
						<LinkButton look="quiet" size="small" to={consolePath('statistics', 'disorders')}>
							Go Back
						</LinkButton>
						<LinkButton look="ghost" size="small" to={categoryPath(category, 'contacts')}>
							View All Contacts
						</LinkButton>
						<LinkButton look="ghost" size="small" to={categoryPath(category, 'states')}>
							View By State
						</LinkButton>
					</div>
					<Groups disorder={numbers[category]} />
				</>
			)}
		</DisorderScreen>
	)
}

function Contacts() {
	const category = useCategory()
	const search = useSearch()
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s4">
			<ConsoleHeading title="All contacts" heading={`All contacts: ${categories[category].title}`} />
			<LinkButton look="quiet" size="small" className="justify-self-start" to={categoryPath(category)}>
				Go Back
			</LinkButton>
			<SearchBox search={search} label="Search contacts" hint="Type the start of a name or email." />
			<ContactRows category={category} q={search.submitted} />
		</div>
	)
}

/** A two-letter code with contacts, chosen from the list or on the map. */
function States() {
	const category = useCategory()
	const [query, setQuery] = useSearchParams()
	return (
		<DisorderScreen title={`${categories[category].title} by state`}>
			{(numbers) => {
				const counts = numbers[category].states
				const withContacts = Object.keys(counts).sort()
				const state = withContacts.find((code) => code === query.get('state'))
				if (withContacts.length === 0) return <EmptyState title="No contacts yet" />
				const choose = (code: string) => setQuery(code ? { state: code } : {}, { replace: true })
				return (
					<>
						<LinkButton
							look="quiet"
							size="small"
							className="justify-self-start print:hidden"
							to={categoryPath(category)}
						>
							Go Back
						</LinkButton>
						<div className="grid max-w-form gap-s2 print:hidden">
							<label htmlFor="state" className="font-strong">
								State
							</label>
							<select
								id="state"
								className="typed-box"
								value={state ?? ''}
								onChange={({ target }) => choose(target.value)}
							>
								<option value="">Choose one</option>
								{withContacts.map((code) => (
									<option key={code} value={code}>
										{code}
									</option>
								))}
							</select>
						</div>
						<StateMap counts={counts} chosen={state} onChoose={choose} />
						{state ? (
							<section aria-labelledby="in-state" className="grid grid-cols-[minmax(0,1fr)] gap-s4">
								<h2 id="in-state" className="text-h3">
									{new Map<string, string>(Object.entries(states)).get(state)}
								</h2>
								<ContactRows key={state} category={category} state={state} />
							</section>
						) : null}
					</>
				)
			}}
		</DisorderScreen>
	)
}

interface DisorderScreenProps {
	title: string
	children: (numbers: z.output<typeof DisorderStatistics>) => ReactNode
}

/** The states of each screen of bleeding disorders: loading, failed, not counted yet, and the numbers. */
function DisorderScreen({ title, children }: DisorderScreenProps) {
	const query = useQuery(disordersQuery)
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
			<ConsoleHeading key={title} title={title} />
			<Loaded query={query} waiting={<Loading />}>
				{({ statistics }) => (
					<>
						<AsOf moment={statistics?.asOf} />
						{statistics ? children(statistics) : null}
					</>
				)}
			</Loaded>
		</div>
	)
}

interface Row {
	role: string
	of: Disorder[RoleKey]
}

const columns: readonly Column<Row>[] = [
	{ name: 'Role', cell: ({ role }) => role },
	{ name: 'People', number: true, cell: ({ of }) => of.count },
	...bleedingDisorderSeverities.map((severity) => ({
		name: severity,
		number: true,
		cell: ({ of }: Row) => of.severities[severity]?.count ?? 0,
	})),
]

/** Counts people by role and severity. */
const Groups = ({ disorder }: { disorder: Disorder }) => (
	<section aria-labelledby="groups" className="grid grid-cols-[minmax(0,1fr)] gap-s3">
		<h2 id="groups" className="text-h3">
			{howMany(disorder.people, 'person', 'people')}
		</h2>
		<Table
			caption="People by role and severity"
			columns={columns}
			rows={[
				{ role: 'Patients', of: disorder.Patients },
				{ role: 'Caretakers', of: disorder.Caretakers },
				{ role: 'Family members', of: disorder.FamilyMembers },
			]}
			rowKey={({ role }) => role}
		/>
		{disorder.Patients.count + disorder.Caretakers.count + disorder.FamilyMembers.count > disorder.people ? (
			<p className="text-small text-soft">
				These add up to more, because someone who is a patient and a family member is in both rows.
			</p>
		) : null}
	</section>
)
