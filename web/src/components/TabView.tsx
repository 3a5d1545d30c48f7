import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useChosenInSight } from '#web/lib/useChosenInSight.ts'

interface Props<Name extends string> {
	label: string
	/** Keeps what was typed in the tab while another one is shown. */
	tabs: readonly { name: Name; label: string; content: ReactNode; keep?: boolean }[]
	shown: Name
	onShow: (name: Name) => void
}

export function TabView<Name extends string>({ label, tabs, shown, onShow }: Props<Name>) {
	const inSight = useChosenInSight<HTMLDivElement>(shown)
	return (
		<Tabs
			selectedKey={shown}
			// React Aria isn't told of a focus within, because it would draw a second ring around everything.
			className="outline-none! shadow-none!"
			onSelectionChange={(key) => {
				const tab = tabs.find(({ name }) => name === key)
				if (tab) onShow(tab.name)
			}}
		>
			<TabList
				aria-label={label}
				ref={inSight}
				className="no-print flex one-line gap-s4 shadow-[inset_0_-2px_0_var(--color-line)] medium:gap-s5"
			>
				{tabs.map((tab) => (
					<Tab
						key={tab.name}
						id={tab.name}
						className="flex min-h-12 cursor-pointer items-center border-transparent border-b-4 pt-1 text-river hover:border-line data-selected:border-sun data-selected:text-ink"
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
					className="mt-s5 rounded-card data-inert:hidden"
				>
					{tab.content}
				</TabPanel>
			))}
		</Tabs>
	)
}
