import type { CSSProperties } from 'react'
import { color } from './theme.ts'

const columns = Array.from({ length: 72 }, (_, column) => column)
const rise = 36
/** The arch stands this deep in the water, below the deck. */
const foot = 4
const hangers = { first: 11, every: 10 }

/**
 * The bridge, drawn with the cells of a table: mail programs show no inline SVG, and most people who read this have
 * pictures switched off. One column beside the other, each as high as the arch is there.
 */
export const Bridge = () => (
	<table border={0} cellPadding="0" cellSpacing="0" role="presentation" aria-hidden="true" style={tight}>
		<tbody>
			<tr>
				<td width="10" />
				{columns.map((column) => (
					<td key={column} width="2" valign="bottom">
						<div style={stretch(column)} />
					</td>
				))}
				<td width="10" />
			</tr>
			<tr>
				<td colSpan={columns.length + 2} height="4" style={{ backgroundColor: color.clay }} />
			</tr>
		</tbody>
	</table>
)

const tight: CSSProperties = { fontSize: 0, lineHeight: 0 }

function stretch(column: number): CSSProperties {
	const top = archAt(column)
	const middle = columns.length / 2
	const outside = archAt(column < middle ? column - 1 : column + 1)
	const thick = Math.min(top, Math.max(3, top - outside + 2))
	const hangs = column % hangers.every === hangers.first % hangers.every
	return {
		height: top - thick,
		borderTop: `${thick}px solid ${color.river}`,
		...(hangs && { borderRight: `2px solid ${color.river}` }),
	}
}

function archAt(column: number) {
	const across = (2 * (column + 0.5)) / columns.length - 1
	return Math.max(0, Math.round((rise + foot) * (1 - across * across)) - foot)
}
