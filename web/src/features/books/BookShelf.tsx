/** Each book has its place, its width and its height. */
const books = [
	[24, 26, 96, 'fill-river'],
	[52, 20, 78, 'fill-pine'],
	[74, 34, 110, 'fill-river-deep'],
	[110, 22, 88, 'fill-sun'],
	[134, 28, 100, 'fill-river'],
	[236, 24, 84, 'fill-river-deep'],
	[262, 30, 104, 'fill-pine'],
	[294, 20, 76, 'fill-river'],
	[316, 32, 94, 'fill-sun'],
] as const

const shelf = 150

/** The shelf is drawn as the deck of the bridge. */
export const BookShelf = ({ className = '' }: { className?: string }) => (
	<svg
		viewBox="0 0 372 170"
		fill="none"
		strokeLinecap="round"
		strokeLinejoin="round"
		aria-hidden="true"
		className={className}
	>
		{books.map(([x, width, height, tint]) => (
			<g key={x}>
				<path d={`M${x} ${shelf}v${-height}h${width}v${height}z`} className={tint} />
				<path
					d={`M${x + 5} ${shelf - height + 14}h${width - 10}M${x + 5} ${shelf - 14}h${width - 10}`}
					className="stroke-white/70"
					strokeWidth="2"
				/>
			</g>
		))}
		<g className="fill-pine">
			<circle cx="200" cy="86" r="14" />
			<path d="M182 150v-30a18 18 0 0 1 36 0v30z" />
		</g>
		<path d="M172 122l28 8 28-8v18l-28 8-28-8z" className="fill-white stroke-river-deep" strokeWidth="2.500" />
		<path d="M200 130v18" className="stroke-river-deep" strokeWidth="2.500" />
		<path d={`M6 ${shelf + 4}H366`} className="stroke-clay" strokeWidth="8" />
	</svg>
)
