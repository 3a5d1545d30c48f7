interface Place {
	x: number
	foot: number
	size: number
}

export function Tree({ x, foot, size }: Place) {
	return (
		<g>
			<path d={`M${x} ${foot}v${-size}`} className="stroke-pine/45" strokeWidth={Math.max(size / 16, 1.2)} />
			<ellipse cx={x} cy={foot - size * 0.68} rx={size * 0.27} ry={size * 0.46} className="fill-pine/25" />
		</g>
	)
}

export function House({ x, foot, size }: Place) {
	const wall = size * 0.55
	const door = { left: x + size * 0.37, width: size * 0.26, height: size * 0.34 }
	return (
		<g>
			<path d={`M${x} ${foot}v${-wall}h${size}v${wall}z`} className="fill-white" />
			<path
				d={`M${x - size * 0.12} ${foot - wall}L${x + size / 2} ${foot - size}L${x + size * 1.12} ${foot - wall}z`}
				className="fill-river"
			/>
			<path d={`M${door.left} ${foot}v${-door.height}h${door.width}v${door.height}z`} className="fill-river-deep" />
		</g>
	)
}

/** A person on the deck, as small and plain as a figure in an architect's model. */
export function Person({ x, foot, size, tint }: Place & { tint: string }) {
	const width = size * 0.36
	const shoulder = foot - size * 0.66
	return (
		<g className={tint}>
			<circle cx={x} cy={foot - size * 0.84} r={size * 0.16} />
			<path
				d={`M${x - width / 2} ${foot}V${shoulder + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${foot}z`}
			/>
		</g>
	)
}
