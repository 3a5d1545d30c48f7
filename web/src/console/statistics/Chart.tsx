import type { Figures } from '#shared/statistics/schema.ts'
import { dollars } from '#web/lib/money.ts'
import { partName, periodName } from './statistics.ts'

interface Part {
	period: string
	figures: Figures
}

interface Props {
	period: string
	/** Every part has a place in the chart, also those without data. */
	all: readonly string[]
	parts: readonly Part[]
}

/** Draws the applications in each part of a period. */
export function Chart({ period, all, parts }: Props) {
	if (all.length === 0) return null
	const many = new Map(parts.map((part) => [part.period, part.figures.applications]))
	return (
		<section aria-labelledby="chart" className="grid grid-cols-[minmax(0,1fr)] gap-s3">
			<h2 id="chart" className="text-h3">
				Applications, {periodName(period)}
			</h2>
			<div className="card p-s4">
				<Bars bars={all.map((one) => ({ period: one, many: many.get(one) ?? 0 }))} />
			</div>
		</section>
	)
}

interface Bar {
	period: string
	many: number
	/** The same a year before. */
	before?: number | undefined
}

const [width, height, foot, head] = [720, 240, 38, 36]

/** Approved, denied and undecided would need three colors, so a bar is one number and carries it on top. */
export function Bars({ bars, className = '' }: { bars: readonly Bar[]; className?: string }) {
	const most = Math.max(1, ...bars.flatMap(({ many, before = 0 }) => [many, before]))
	const step = width / bars.length
	const tall = (many: number) => (many / most) * (height - foot - head)
	const said = bars.map(({ period, many }) => `${periodName(period)}: ${many}`).join(', ')
	const isCrowded = bars.length > 14
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			role="img"
			aria-label={`Applications. ${said}`}
			className={`h-auto w-full [print-color-adjust:exact] ${className}`}
		>
			<line x1="0" x2={width} y1={height - foot} y2={height - foot} className="stroke-field" />
			{bars.map(({ period, many, before }, at) => {
				const [left, wide] = before === undefined ? [0.15, 0.7] : [0.46, 0.4]
				const text = `text-[1.75rem] medium:text-small ${isCrowded || at % 2 === 1 ? 'hidden medium:block' : ''}`
				return (
					<g key={period} transform={`translate(${at * step} ${height - foot})`}>
						{before === undefined ? null : (
							<rect x={step * 0.16} y={-tall(before)} width={step * 0.28} height={tall(before)} className="fill-bank" />
						)}
						<rect x={step * left} y={-tall(many)} width={step * wide} height={tall(many)} className="fill-river" />
						{many > 0 ? (
							<text x={step * (left + wide / 2)} y={-tall(many) - 6} textAnchor="middle" className={`fill-ink ${text}`}>
								{many}
							</text>
						) : null}
						{isCrowded && at % 2 === 1 ? null : (
							<text x={step / 2} y={foot - 10} textAnchor="middle" className={`fill-soft ${text}`}>
								{partName(period)}
							</text>
						)}
					</g>
				)
			})}
		</svg>
	)
}

/** Names the type of assistance. Legacy applications have none. */
export const typeName = (type: string) => (type === 'Legacy' ? 'Before this system' : type)

/** Dollars granted by type of assistance, the most first. */
export function Dollars({ types }: { types: Readonly<Record<string, number>> }) {
	const sorted = Object.entries(types).sort(([, one], [, other]) => other - one)
	const most = sorted[0]?.[1] ?? 1
	if (sorted.length === 0) return null
	return (
		<section aria-labelledby="by-type" className="grid content-start gap-s3">
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
