import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'

interface Props<Name extends string> {
	label: string
	/** Keeps what was typed in the tab while another one is shown. */
	tabs: readonly { name: Name; label: string; content: ReactNode; keep?: boolean }[]
	shown: Name
	onShow: (name: Name) => void
}

export function TabView<Name extends string>({ label, tabs, shown, onShow }: Props<Name>) {
	return (
		<Tabs
			selectedKey={shown}
			// Told that the focus is somewhere within, it would draw a second ring around everything.
			className="outline-none! shadow-none!"
			onSelectionChange={(key) => {
				const tab = tabs.find(({ name }) => name === key)
				if (tab) onShow(tab.name)
			}}
		>
			<TabList aria-label={label} className="no-print flex flex-wrap gap-s2">
				{tabs.map((tab) => (
					<Tab
						key={tab.name}
						id={tab.name}
						className="flex min-h-12 cursor-pointer items-center rounded-full bg-sand px-s4 small:px-s5 text-ink transition-colors hover:bg-line data-selected:bg-ink data-selected:font-strong data-selected:text-paper"
					>
						{tab.label}
					</Tab>
				))}
			</TabList>
			{tabs.map((tab) => (
				<TabPanel
					key={tab.name}
					id={tab.name}
					{...(tab.keep && { shouldForceMount: true })}
					className="mt-s6 rounded-card data-inert:hidden"
				>
					{tab.content}
				</TabPanel>
			))}
		</Tabs>
	)
}
