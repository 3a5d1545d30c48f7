import { dollars } from '#web/lib/money.ts'

/** Names the type of assistance. Legacy applications have none. */
export const typeName = (type: string) => (type === 'Legacy' ? 'Before this system' : type)

/** Dollars granted by type of assistance, the most first. */
export function Dollars({ types }: { types: Readonly<Record<string, number>> }) {
	const sorted = Object.entries(types).sort(([, one], [, other]) => other - one)
	const most = sorted[0]?.[1] ?? 1
	if (sorted.length === 0) return null
	return (
		<section aria-labelledby="by-type" className="grid gap-s3">
			<h2 id="by-type" className="text-h3">
				Assistance by type
			</h2>
			<ul className="grid gap-s3 card p-s4">
				{sorted.map(([type, sum]) => (
					<li key={type} className="grid grid-cols-[1fr_auto] gap-x-s4 gap-y-s1">
						<span>{typeName(type)}</span>
						<span className="tabular-nums">{dollars(sum)}</span>
						<svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" className="col-span-2 h-2 w-full">
							<rect width="100" height="3" className="fill-sand" />
							<rect width={(sum / most) * 100} height="3" className="fill-river" />
						</svg>
					</li>
				))}
			</ul>
		</section>
	)
}
