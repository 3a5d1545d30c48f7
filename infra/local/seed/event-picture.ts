const colors = {
	dusk: ['#0d4147', '#27566b', '#f2b84b'],
	morning: ['#d4e3da', '#f6ebdf', '#b5482a'],
	noon: ['#bcdcd8', '#fdf8f0', '#126067'],
} as const

export type Light = keyof typeof colors

/** A drawing of the bridge in one light, so that the demo shows pictures without showing people. */
export function drawing(light: Light, lanterns: number) {
	const [sky, water, glow] = colors[light]
	const lights = Array.from({ length: lanterns }, (_, at) => {
		const x = 200 + (1200 / (lanterns + 1)) * (at + 1)
		return `<circle cx="${x}" cy="${640 - 40 * (at % 3)}" r="22" fill="${glow}"/>`
	})
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">
		<rect width="1600" height="1000" fill="${sky}"/>
		<rect y="740" width="1600" height="260" fill="${water}"/>
		<path d="M200 740 Q800 80 1400 740" fill="none" stroke="${glow}" stroke-width="22"/>
		<path d="M80 740 H1520" stroke="${glow}" stroke-width="26"/>
		<path d="M500 740 V505 M650 740 V435 M800 740 V410 M950 740 V435 M1100 740 V505" stroke="${glow}" stroke-width="8"/>
		${lights.join('')}
	</svg>`)
}
