import type { CSSProperties } from 'react'
import { color } from './theme.ts'

const pier = { width: 10, height: 24 }
const span = { outer: 22, inner: 88 }
const width = 2 * (span.outer + pier.width) + span.inner

/**
 * The bridge: a deck on two piers over the water. It is drawn with the cells of a table, because mail programs show no
 * inline SVG, most people who read this have pictures switched off, and a curve of cells is a staircase.
 */
export const Bridge = () => (
	<table border={0} cellPadding="0" cellSpacing="0" role="presentation" aria-hidden="true" style={tight}>
		<tbody>
			<tr>
				<td colSpan={5} width={width} height="6" style={{ backgroundColor: color.clay }} />
			</tr>
			<tr>
				<td width={span.outer} height={pier.height} />
				<Pier />
				<td width={span.inner} />
				<Pier />
				<td width={span.outer} />
			</tr>
			<tr>
				<td colSpan={5} height="3" style={{ backgroundColor: color.line }} />
			</tr>
		</tbody>
	</table>
)

const Pier = () => <td width={pier.width} height={pier.height} style={{ backgroundColor: color.river }} />

const tight: CSSProperties = { width, borderCollapse: 'collapse', fontSize: 0, lineHeight: 0 }
