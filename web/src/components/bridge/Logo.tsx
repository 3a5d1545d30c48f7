/** The logo: two banks, an arch and a deck. */
export function LogoMark({ className = 'h-7 w-11' }: { className?: string }) {
	return (
		<svg viewBox="0 0 44 28" className={className} fill="none" strokeLinecap="round" aria-hidden="true">
			<path d="M3.5 25Q22 -15 40.500 25" stroke="currentColor" strokeWidth="3" />
			<path
				d="M11 13v7.500M16.500 8v12.500M22 6v14.500M27.500 8v12.500M33 13v7.500"
				stroke="currentColor"
				strokeWidth="1.75"
			/>
			<path d="M2 21h40" className="stroke-clay" strokeWidth="3.250" />
		</svg>
	)
}

export function LogoName() {
	return (
		<span className="whitespace-nowrap font-title font-head text-lead leading-none max-[22rem]:whitespace-normal">
			Bridge The Gap
		</span>
	)
}
