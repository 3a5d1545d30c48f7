import { useState } from 'react'
import { DisclosureRow } from '#web/components/DisclosureRow.tsx'
import { Section } from '#web/components/Section.tsx'
import { StatusTag, type Tone } from '#web/components/StatusTag.tsx'
import { Table } from '#web/components/Table.tsx'
import { TabView } from '#web/components/TabView.tsx'

interface Row {
	who: string
	date: string
	kind: string
	sum: string
	status: string
	tone: Tone
}

const rows: Row[] = [
	{ who: 'First applicant', date: '11/19/2026', kind: 'Utility', sum: '$240', status: 'Pending', tone: 'waiting' },
	{ who: 'Second applicant', date: '11/16/2026', kind: 'Travel', sum: '$1,320', status: 'Approved', tone: 'good' },
	{ who: 'Third applicant', date: '11/12/2026', kind: 'Food', sum: '$90', status: 'Declined', tone: 'bad' },
]

export function Lists() {
	const [tab, setTab] = useState<'pending' | 'all'>('pending')
	return (
		<>
			<Section title="Table" hint="From 880 px a table, below it cards.">
				<Table
					caption="Applications"
					rows={rows}
					rowKey={({ who }) => who}
					tone={({ tone }) => tone}
					columns={[
						{ name: 'Applicant', cell: ({ who }) => who },
						{ name: 'Date', cell: ({ date }) => date },
						{ name: 'Request', cell: ({ kind }) => kind },
						{ name: 'Amount', cell: ({ sum }) => sum, number: true },
						{ name: 'Status', cell: ({ status, tone }) => <StatusTag tone={tone}>{status}</StatusTag> },
					]}
				/>
			</Section>
			<Section title="Rows that open">
				<div className="overflow-hidden rounded-card border border-line">
					{rows.map(({ who, sum, status, tone }) => (
						<DisclosureRow
							key={who}
							tone={tone}
							summary={
								<span className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s1">
									<b>{who}</b>
									<StatusTag tone={tone}>{status}</StatusTag>
								</span>
							}
						>
							<p>Asked for {sum}.</p>
						</DisclosureRow>
					))}
				</div>
			</Section>
			<Section title="Tabs">
				<TabView
					label="Which applications"
					shown={tab}
					onShow={setTab}
					tabs={[
						{ name: 'pending', label: 'Pending', content: <p>What waits for an answer.</p> },
						{ name: 'all', label: 'All', content: <p>Everything there is.</p> },
					]}
				/>
			</Section>
		</>
	)
}
