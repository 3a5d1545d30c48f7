import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Route, Routes, useNavigate, useParams } from 'react-router-dom'
import { mostSponsors, sponsorSentences } from '#shared/sponsors/sentences.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { Section } from '#web/components/forms/Section.tsx'
import { Loaded } from '#web/components/Loaded.tsx'
import { EmptyState } from '#web/components/messages/EmptyState.tsx'
import { Picture } from '#web/components/Picture.tsx'
import { ConsoleHeading } from '../../ConsoleHeading.tsx'
import { KeyAction } from '../../keys/KeyAction.tsx'
import { useChange } from '../../useChange.ts'
import { SponsorForm } from './SponsorForm.tsx'
import { placeOf, putWall, type Sponsor, sponsorPath, sponsors, wallQuery } from './sponsors.ts'

export default function SponsorSettings() {
	return (
		<Routes>
			<Route path="*" element={<SponsorStart />} />
			<Route path="view" element={<SponsorList />} />
			<Route path="add" element={<EditSponsor />} />
			<Route path=":id" element={<EditSponsor />} />
		</Routes>
	)
}

/** Shows the sponsors of the home page, and the ways to change them. */
function SponsorStart() {
	const query = useQuery(wallQuery)
	return (
		<div className="grid gap-s5">
			<ConsoleHeading title="Sponsor Settings" />
			<Loaded query={query}>
				{(wall) => (
					<Section
						title="Sponsors"
						hint="Sponsors are on our home page: one top sponsor, and the partners in the order that you choose."
					>
						<p>{wall.length === 1 ? 'There’s 1 sponsor.' : `There are ${wall.length} sponsors.`}</p>
						<div className="flex flex-wrap gap-s3">
							<LinkButton to={sponsorPath('view')}>View Sponsors</LinkButton>
							{wall.length < mostSponsors ? (
								<LinkButton look="ghost" to={sponsorPath('add')}>
									Add Sponsor
								</LinkButton>
							) : null}
						</div>
						{wall.length < mostSponsors ? null : <p>{sponsorSentences.full}</p>}
					</Section>
				)}
			</Loaded>
		</div>
	)
}

/** The sponsors in the order of the wall. */
function SponsorList() {
	const query = useQuery(wallQuery)
	return (
		<div className="grid gap-s5">
			<ConsoleHeading title="View Sponsors" />
			<div className="flex flex-wrap gap-s3">
				<LinkButton size="small" to={sponsorPath('add')}>
					Add Sponsor
				</LinkButton>
				<LinkButton look="ghost" size="small" to={sponsorPath()}>
					Go Back
				</LinkButton>
			</div>
			<Loaded query={query}>
				{(wall) =>
					wall.length > 0 ? (
						<ol className="card divide-y divide-line">
							{wall.map((sponsor) => (
								<SponsorRow key={sponsor._id} sponsor={sponsor} place={placeOf(wall, sponsor)} />
							))}
						</ol>
					) : (
						<EmptyState title="There are no sponsors yet">
							<p>Until you add one, the home page leaves this part out.</p>
						</EmptyState>
					)
				}
			</Loaded>
		</div>
	)
}

function SponsorRow({ sponsor, place }: { sponsor: Sponsor; place: string }) {
	const cache = useQueryClient()
	const [asks, setAsks] = useState(false)
	const { _id: id, version, name, link, logo, top } = sponsor
	const remove = useChange({
		of: wallQuery.queryKey,
		version,
		send: (version, key: string) => sponsors.removeSponsor({ id, version, key }),
		onDone: (answer) => putWall(cache, answer.sponsors),
	})
	return (
		<li className="grid gap-s3 p-s4 medium:grid-cols-[8rem_minmax(0,1fr)_auto] medium:items-center">
			<div className="grid h-16 w-32 place-items-center overflow-hidden rounded-field border border-line bg-[#fff] p-s2">
				{logo ? (
					<Picture image={logo} alt="" sizes="8rem" className="size-full object-contain" />
				) : (
					<span className="text-[#4a5659] text-small">No logo</span>
				)}
			</div>
			<div className="grid justify-items-start gap-s1 wrap-anywhere">
				<span className="flex flex-wrap items-center gap-x-s3 gap-y-s1">
					<b>{name}</b>
					{top ? (
						<StatusTag tone="good">Top sponsor</StatusTag>
					) : (
						<span className="text-small text-soft">Place {place}</span>
					)}
				</span>
				<span className="text-small text-soft">{link ?? 'Without a link'}</span>
			</div>
			<div className="-ml-3 flex flex-wrap medium:ml-0">
				<LinkButton look="quiet" size="small" to={sponsorPath(id)} aria-label={`Edit ${name}`}>
					Edit
				</LinkButton>
				<Button look="quiet" size="small" aria-label={`Remove ${name}`} onClick={() => setAsks(true)}>
					Remove
				</Button>
			</div>
			{asks ? (
				<div className="medium:col-span-3">
					<KeyAction action="Remove Sponsor" look="danger" onBack={() => setAsks(false)} send={remove.run}>
						<p>{name} leaves the home page, and the logo is deleted.</p>
					</KeyAction>
				</div>
			) : null}
		</li>
	)
}

/** Adds a sponsor, or edits the one in the address. */
function EditSponsor() {
	const query = useQuery(wallQuery)
	const { id } = useParams()
	return (
		<Loaded query={query}>
			{(wall) => {
				const sponsor = wall.find(({ _id }) => _id === id)
				return sponsor || id === undefined ? (
					<Editing key={id} sponsor={sponsor} place={sponsor && placeOf(wall, sponsor)} />
				) : (
					<EmptyState title={sponsorSentences.gone} />
				)
			}}
		</Loaded>
	)
}

function Editing({ sponsor, place = '' }: { sponsor: Sponsor | undefined; place: string | undefined }) {
	const cache = useQueryClient()
	const navigate = useNavigate()
	return (
		<SponsorForm
			sponsor={sponsor}
			place={place}
			onDone={(wall) => {
				putWall(cache, wall)
				void navigate(sponsorPath('view'))
			}}
		/>
	)
}
