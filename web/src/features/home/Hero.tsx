import { routes } from '#shared/paths.ts'
import { LinkButton } from '#web/components/Button.tsx'
import { Scene } from '#web/components/bridge/Scene.tsx'
import { usePageHeading } from '#web/components/Page.tsx'
import { hero } from '#web/content/home.ts'
import { organization } from '#web/content/organization.ts'

export function Hero() {
	const heading = usePageHeading('Bridge The Gap')
	return (
		<section className="overflow-hidden bg-linear-to-b from-paper to-sand">
			<div className="page-width pt-s6 pb-s5 text-center medium:pt-s7 max-small:pt-s3 max-small:pb-0">
				<h1
					ref={heading}
					tabIndex={-1}
					className="hyphens-none max-[16rem]:hyphens-auto text-[clamp(1.75rem,0.9rem+5vw,3.75rem)] max-[16rem]:text-h1 leading-[1.08]"
				>
					{hero.title.map((line) => (
						<span key={line} className="block">
							{line}{' '}
						</span>
					))}
				</h1>
				<p className="mx-auto mt-s3 max-w-[46ch] text-soft small:mt-s5 small:text-lead">{organization.mission}</p>
				<div className="mt-s4 flex flex-wrap justify-center gap-s3 medium:mt-s6">
					<LinkButton to={routes.apply.path} className="max-small:w-full">
						{routes.apply.label}
					</LinkButton>
					<LinkButton to={routes.find.path} look="ghost" className="max-small:w-full">
						{routes.find.label}
					</LinkButton>
				</div>
			</div>
			<Scene />
		</section>
	)
}
