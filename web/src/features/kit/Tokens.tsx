import { Button, LinkButton } from '#web/components/Button.tsx'
import { Section } from '#web/components/Section.tsx'
import { StatusTag } from '#web/components/StatusTag.tsx'

const colors = [
	'bg-paper',
	'bg-sand',
	'bg-line',
	'bg-ink',
	'bg-soft',
	'bg-river',
	'bg-river-deep',
	'bg-river-wash',
	'bg-bank',
	'bg-clay',
	'bg-clay-wash',
	'bg-sun',
	'bg-pine',
	'bg-pine-wash',
	'bg-amber',
	'bg-amber-wash',
	'bg-rose',
	'bg-rose-wash',
]

export function Tokens() {
	return (
		<>
			<Section title="Colors">
				<ul className="grid grid-cols-2 gap-s3 medium:grid-cols-6">
					{colors.map((color) => (
						<li key={color}>
							<span className={`block h-16 rounded-field border border-line ${color}`} />
							<span className="text-small">{color.slice(3)}</span>
						</li>
					))}
				</ul>
			</Section>
			<Section title="Type">
				<p className="font-head text-h1">Heading one</p>
				<p className="font-head text-h2">Heading two</p>
				<p className="font-head text-h3">Heading three</p>
				<p className="text-lead">Lead: what a page begins with</p>
				<p>Body: BTG-7K2M-9QXR-4TNV-W8HC, 0123456789, O is not 0</p>
				<p className="text-small text-soft">Small and soft</p>
			</Section>
			<Section title="Buttons">
				<div className="flex flex-wrap items-center gap-s3">
					<Button>Primary</Button>
					<Button look="ghost">Ghost</Button>
					<Button look="quiet">Quiet</Button>
					<Button look="danger">Danger</Button>
					<Button unready>Unable to Submit</Button>
					<Button look="ghost" unready>
						Ghost, not ready
					</Button>
					<Button busy="Sending">Send</Button>
					<Button size="small">Small</Button>
					<LinkButton to="/kit">A link</LinkButton>
				</div>
				<div className="flex flex-wrap gap-s3 rounded-card bg-river-deep p-s5">
					<Button look="onDark">On dark ground</Button>
				</div>
			</Section>
			<Section title="Status">
				<div className="flex flex-wrap gap-s3">
					<StatusTag tone="good">Approved</StatusTag>
					<StatusTag tone="waiting">Pending</StatusTag>
					<StatusTag tone="bad">Declined</StatusTag>
					<StatusTag tone="plain">Archived</StatusTag>
				</div>
			</Section>
		</>
	)
}
