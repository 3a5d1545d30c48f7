import type { ReactNode } from 'react'
import { t } from '#shared/words/t.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { hangers, wholeArch } from '#web/components/bridge/arch.ts'
import { story } from '#web/content/home.ts'
import { rich } from '#web/lib/rich.tsx'

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

/** Drawn examples. Screen readers skip them, because the steps say the same. */
const Paper = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
	<div
		className={`relative rounded-[4px] bg-white p-[1.1rem] text-small leading-snug shadow-lift ring-1 ring-line forced-colors:border min-[75rem]:rounded-b-none min-[75rem]:shadow-none ${className}`}
	>
		{children}
	</div>
)

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
	<p className="flex items-baseline justify-between gap-s2">
		<span className="text-soft">{name}</span>
		<span className="font-strong tabular-nums">{children}</span>
	</p>
)

const bill = (
	<>
		<p className="font-strong text-[1rem]">Tri-River Power</p>
		<p className="text-soft">M. Alvarez, 14 Fern Street</p>
		<hr className="my-2 border-line" />
		<Line name={t('October ~bill')}>$238.00</Line>
		<Line name={t('Account ~bill')}>04 417 09</Line>
	</>
)

const corner = 'absolute size-4 border-river'

/** The bill as a camera sees it. */
const BillPaper = ({ framed = false }: { framed?: boolean }) => (
	<div className="relative -mx-2.5 p-2.5 min-[75rem]:pb-0">
		<Paper>
			{bill}
			<p className="mt-1.5 font-strong text-clay">{t('Power off after Nov 27')}</p>
		</Paper>
		{framed ? (
			<>
				<span className={`${corner} top-0 left-0 border-t-2 border-l-2`} />
				<span className={`${corner} top-0 right-0 border-t-2 border-r-2`} />
				<span className={`${corner} bottom-0 left-0 border-b-2 border-l-2 min-[75rem]:hidden`} />
				<span className={`${corner} right-0 bottom-0 border-r-2 border-b-2 min-[75rem]:hidden`} />
			</>
		) : null}
	</div>
)

const ReadPaper = () => (
	<Paper>
		<div className="grid gap-2">
			<span className="h-2 w-3/5 rounded-full bg-sand" />
			<span className="h-2 w-full rounded-full bg-sand" />
			<span className="h-2 w-5/6 rounded-full bg-sand" />
		</div>
		<p className="-mr-7 mt-s4 rounded-[4px] bg-river-wash px-s3 py-2.5 font-head text-[1.0625rem] text-river-deep leading-snug shadow-lift">
			{t('Nine days in the hospital with her son. The bill is here, and it’s clear.')}
		</p>
		<p className="mt-s3 flex items-center gap-s2">
			<span className="grid size-8 place-items-center rounded-full bg-river font-head font-title text-[1rem] text-paper">
				H
			</span>
			{t('Read by Hazel')}
		</p>
	</Paper>
)

const AnswerPaper = () => (
	<Paper>
		<StatusTag tone="good">{t('Approved')}</StatusTag>
		<p className="mt-s3 text-[1rem]">
			{rich('Dear Maria,{line}yes, we can help. We’ll pay your October power bill.', { line: <br /> })}
		</p>
		<hr className="my-2 border-line" />
		<p className="flex items-baseline justify-between">
			<span className="text-soft">{t('We pay')}</span>
			<span className="font-head font-title text-[1.5rem] leading-tight">$238</span>
		</p>
	</Paper>
)

const PaidPaper = () => (
	<Paper className="pb-16">
		{bill}
		<p className="absolute -right-[24px] bottom-2.5 -rotate-9 rounded-[8px] border-3 border-pine bg-white/90 px-s3 pb-1 text-center font-head font-title text-[1.35rem] text-pine leading-tight">
			{t('Paid ~bill')}
			<span className="block font-strong font-text text-[0.8125rem]">{t('Nov 18')}</span>
		</p>
	</Paper>
)
