import type { ReactNode } from 'react'
import { t } from '#shared/words/t.ts'
import { StatusTag } from '#web/components/application/StatusTag.tsx'
import { rich } from '#web/lib/rich.tsx'

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
export const BillPaper = ({ framed = false }: { framed?: boolean }) => (
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

export const ReadPaper = () => (
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

export const AnswerPaper = () => (
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

export const PaidPaper = () => (
	<Paper className="pb-16">
		{bill}
		<p className="absolute -right-[24px] bottom-2.5 -rotate-9 rounded-[8px] border-3 border-pine bg-white/90 px-s3 pb-1 text-center font-head font-title text-[1.35rem] text-pine leading-tight">
			{t('Paid ~bill')}
			<span className="block font-strong font-text text-[0.8125rem]">{t('Nov 18')}</span>
		</p>
	</Paper>
)
