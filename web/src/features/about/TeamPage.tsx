import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { LogoMark } from '#web/components/bridge/Logo.tsx'
import { isWritten } from '#web/content/placeholder.ts'
import { board, leaders, type Person } from '#web/content/team.ts'
import { AboutPart } from './AboutPart.tsx'

/** A person without a name in the content isn't shown. */
const named = (people: readonly Person[]) => people.filter(({ name }) => isWritten(name))

export default function TeamPage() {
	const [atTheHead, onTheBoard] = [named(leaders), named(board)]
	return (
		<AboutPart title={routes.team.label}>
			<div className="grid gap-s7">
				{atTheHead.length + onTheBoard.length === 0 ? (
					<p className="max-w-read">{t('We’ll introduce the people who run Bridge The Gap here soon.')}</p>
				) : null}
				<section aria-labelledby="leaders" hidden={atTheHead.length === 0}>
					<h2 id="leaders">{t('Leadership')}</h2>
					<ul className="mt-s5 grid gap-s6">
						{atTheHead.map((person) => (
							<li
								key={person.name}
								className="grid grid-cols-1 items-start gap-s5 border-line border-t pt-s5 medium:grid-cols-[10rem_1fr]"
							>
								<Portrait person={person} className="aspect-square w-40 max-w-full" />
								<div>
									<h3>{person.name}</h3>
									<p className="mt-s1 text-soft">{person.title}</p>
									{person.bio && isWritten(person.bio) ? <p className="mt-s3 max-w-read">{person.bio}</p> : null}
								</div>
							</li>
						))}
					</ul>
				</section>
				<section aria-labelledby="board" hidden={onTheBoard.length === 0}>
					<h2 id="board">{t('Board')}</h2>
					<ul className="mt-s5 grid grid-cols-2 gap-x-s4 gap-y-s5 small:gap-x-s5 large:grid-cols-4">
						{onTheBoard.map((person) => (
							<li key={person.name}>
								<Portrait person={person} className="aspect-square w-full" />
								<h3 className="mt-s3 text-body small:text-lead">{person.name}</h3>
								<p className="text-soft">{person.title}</p>
							</li>
						))}
					</ul>
				</section>
			</div>
		</AboutPart>
	)
}

function Portrait({ person: { name, photo }, className }: { person: Person; className: string }) {
	return photo ? (
		<img src={photo} alt={name} loading="lazy" className={`rounded-card object-cover ${className}`} />
	) : (
		<div className={`grid place-items-center rounded-card bg-bank-far text-river/60 ${className}`}>
			<LogoMark className="w-1/2" />
		</div>
	)
}
