import type { YearStatistics } from '#shared/statistics/schema.ts'
import { partName, periodName } from '../periods.ts'

const [width, height, foot, head] = [720, 200, 34, 36]

interface Props {
	months: YearStatistics['months']
	hasBefore: boolean
}

/** Draws the applications of each month, and behind each the same month a year before. */
export function YearChart({ months, hasBefore }: Props) {
	const most = Math.max(1, ...months.flatMap(({ applications, before }) => [applications, before]))
	const step = width / months.length
	const tall = (many: number) => (many / most) * (height - foot - head)
	const said = months.map(({ month, applications }) => `${periodName(month)}: ${applications}`).join(', ')
	return (
		<figure className="grid gap-s2">
			<svg
				viewBox={`0 0 ${width} ${height}`}
				role="img"
				aria-label={`Applications by month. ${said}`}
				className="h-auto w-full [print-color-adjust:exact] print:h-36"
			>
				<line x1="0" x2={width} y1={height - foot} y2={height - foot} className="stroke-field" />
				{months.map(({ month, applications, before }, at) => (
					<g key={month} transform={`translate(${at * step} ${height - foot})`}>
						{hasBefore ? (
							<rect x={step * 0.16} y={-tall(before)} width={step * 0.28} height={tall(before)} className="fill-bank" />
						) : null}
						<rect
							x={step * (hasBefore ? 0.46 : 0.25)}
							y={-tall(applications)}
							width={step * (hasBefore ? 0.4 : 0.5)}
							height={tall(applications)}
							className="fill-river"
						/>
						{applications > 0 ? (
							<text
								x={step * (hasBefore ? 0.66 : 0.5)}
								y={-tall(applications) - 6}
								textAnchor="middle"
								className="fill-ink text-[1.75rem] medium:text-small"
							>
								{applications}
							</text>
						) : null}
						{/* Twelve names don't fit on a phone at a size that can be read. */}
						<text
							x={step / 2}
							y={foot - 8}
							textAnchor="middle"
							className={`fill-soft text-[1.5rem] medium:text-small ${at % 2 === 0 ? '' : 'hidden medium:block'}`}
						>
							{partName(month)}
						</text>
					</g>
				))}
			</svg>
			{hasBefore ? (
				<figcaption className="text-small text-soft">The pale bars are the same months of the year before.</figcaption>
			) : null}
		</figure>
	)
}
