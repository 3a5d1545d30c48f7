/** The box of a checkbox. What can be pressed is the whole row around it, which is the `group`. */
export function Tick({ className = '' }: { className?: string }) {
	return (
		<span
			className={`grid size-6 shrink-0 place-items-center rounded-field border-2 border-field bg-white group-hover:border-ink group-data-disabled:border-line group-data-invalid:border-rose group-data-selected:border-river group-data-selected:bg-river ${className}`}
		>
			<svg
				viewBox="0 0 14 14"
				aria-hidden="true"
				fill="none"
				className="size-4 stroke-[2.5] stroke-white opacity-0 group-data-selected:opacity-100 forced-colors:stroke-[CanvasText]"
			>
				<path d="M2 7.500 5.500 11 12 3.500" strokeLinecap="round" strokeLinejoin="round" />
			</svg>
		</span>
	)
}
