import type { ReactNode } from 'react'
import { hangers, wholeArch } from '#web/components/bridge/arch.ts'
import { story } from '#web/content/home.ts'
import { AnswerPaper, BillPaper, PaidPaper, ReadPaper } from './papers.tsx'

const arch = { left: -40, right: 1320, base: 300, rise: 290 }

/** The deck shows one application, and runs down the left edge where there is no room for it to lie. */
export function Story() {
	const { ask, read, answer, paid } = story.steps
	return (
		<section aria-labelledby="story" className="overflow-x-clip bg-paper pt-s7 min-[75rem]:pt-s8">
			<div className="page-width grid items-end gap-x-s6 gap-y-s2 large:grid-cols-[1fr_auto]">
				<h2 id="story">{story.title}</h2>
				<p className="max-w-[36ch] text-soft large:text-right">{story.text}</p>
			</div>
			<div className="relative mt-s5 before:absolute before:inset-y-0 before:left-5 before:z-1 before:w-2 before:bg-clay before:content-[''] min-[75rem]:before:inset-x-0 min-[75rem]:before:inset-y-auto min-[75rem]:before:top-68 min-[75rem]:before:h-2 min-[75rem]:before:w-auto forced-colors:before:bg-[CanvasText]">
				<svg
					viewBox="0 0 1280 276"
					preserveAspectRatio="none"
					fill="none"
					aria-hidden="true"
					className="absolute inset-x-0 top-0 hidden h-69 w-full stroke-bank min-[75rem]:block"
				>
					<path d={wholeArch(arch)} strokeWidth="7" />
					<g strokeWidth="2.500">
						{hangers(arch, 276, 16).map(({ x, top, bottom }) => (
							<path key={x} d={`M${x} ${top}V${bottom}`} />
						))}
					</g>
				</svg>
				<ol className="page-width grid gap-s6 pb-s6 min-[75rem]:grid-cols-4 min-[75rem]:gap-0 min-[75rem]:pb-0">
					<Station {...ask} paper={<BillPaper framed />} />
					<Station {...read} paper={<ReadPaper />} />
					<Station {...answer} paper={<AnswerPaper />} />
					<Station {...paid} paper={<PaidPaper />} />
				</ol>
			</div>
		</section>
	)
}

interface StationProps {
	on: string
	title: string
	text: string
	paper: ReactNode
}

/** A pier of the bridge with its words, and on the deck the paper that they're about. */
const Station = ({ on, title, text, paper }: StationProps) => (
	<li className="relative grid content-start gap-s4 pl-9 before:absolute before:top-3 before:left-2 before:h-[5px] before:w-5 before:bg-river before:content-[''] medium:grid-cols-[minmax(0,1fr)_15rem] medium:gap-s6 min-[75rem]:grid-cols-1 min-[75rem]:grid-rows-[17rem_1fr] min-[75rem]:gap-0 min-[75rem]:pl-0 min-[75rem]:before:hidden">
		<div className="min-[75rem]:row-start-2 min-[75rem]:mt-2 min-[75rem]:border-river min-[75rem]:border-l-6 min-[75rem]:p-s5 min-[75rem]:pb-s7">
			<p className="font-strong text-clay">{on}</p>
			<h3 className="mt-0.5 text-[1.375rem]">{title}</h3>
			<p className="mt-s2 max-w-[27ch] text-soft medium:max-w-[40ch] min-[75rem]:max-w-[27ch]">{text}</p>
		</div>
		<div
			aria-hidden="true"
			className="relative w-full max-w-56 self-start min-[75rem]:row-start-1 min-[75rem]:ml-7.5 min-[75rem]:self-end"
		>
			{paper}
		</div>
	</li>
)
