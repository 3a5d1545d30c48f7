import { useSearchParams } from 'react-router-dom'
import { states } from '#shared/states.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { ContactRows } from './ContactRows.tsx'
import { categories, categoryPath, useCategory } from './categories.ts'
import { DisorderScreen } from './DisorderScreen.tsx'
import { StateMap } from './StateMap.tsx'

/** A two-letter code with contacts, chosen from the list or on the map. */
export function States() {
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
