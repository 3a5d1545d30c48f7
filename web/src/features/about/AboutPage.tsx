import { useSearchParams } from 'react-router-dom'
import { Page } from '#web/components/Page.tsx'
import { TabView } from '#web/components/TabView.tsx'
import { aboutUs } from '#web/content/about.ts'
import { MeetTheTeam } from './MeetTheTeam.tsx'
import { Sponsorship } from './Sponsorship.tsx'

const tabs = [
	{ name: 'us', label: 'About Us', content: <AboutUs /> },
	{ name: 'team', label: 'Meet The Team', content: <MeetTheTeam /> },
	{ name: 'sponsorship', label: 'Sponsorship', content: <Sponsorship /> },
] as const

export default function AboutPage() {
	const [search, setSearch] = useSearchParams()
	const shown = tabs.find(({ name }) => name === search.get('tab')) ?? tabs[0]
	return (
		<Page title={shown.label}>
			<TabView
				label="About Bridge The Gap"
				tabs={tabs}
				shown={shown.name}
				onShow={(name) => setSearch(name === 'us' ? {} : { tab: name }, { replace: true })}
			/>
		</Page>
	)
}

function AboutUs() {
	return (
		<div className="grid gap-s6">
			{aboutUs.map(({ title, text }) => (
				<section
					key={title}
					className="grid gap-x-s6 gap-y-s3 border-line border-t pt-s5 large:grid-cols-[1fr_2fr]"
				>
					<h2 className="text-h3">{title}</h2>
					<p className="max-w-read text-lead">{text}</p>
				</section>
			))}
		</div>
	)
}
