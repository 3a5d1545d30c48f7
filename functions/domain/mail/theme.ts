/** The tokens of the site's look, as far as mail programs can follow. */
export const color = {
	paper: '#fdf9f3',
	sand: '#f5ecdf',
	line: '#d9cbb8',
	white: '#ffffff',
	ink: '#1d2a2f',
	soft: '#51605f',
	river: '#0f5c63',
	riverWash: '#e2f0ee',
	clay: '#b4482b',
} as const

export const font = {
	title: "Fraunces, Georgia, 'Times New Roman', serif",
	text: "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', Verdana, Arial, sans-serif",
	code: "'SFMono-Regular', Menlo, Consolas, 'Courier New', monospace",
} as const

export const paragraph = {
	margin: '0 0 16px',
	fontFamily: font.text,
	fontSize: 17,
	lineHeight: '27px',
	color: color.ink,
	// An address that someone wrote may be longer than a phone is wide.
	wordBreak: 'break-word',
} as const
