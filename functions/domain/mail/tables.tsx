import type { CSSProperties, ReactNode } from 'react'

/** Mail programs lay out tables and little else: Outlook ignores the padding and the width of a `div`. */
export const Section = ({ style, maxWidth, children }: SectionProps) => (
	<table width="100%" align="center" style={{ maxWidth }} {...plain}>
		<tbody>
			<tr>
				<td style={style}>{children}</td>
			</tr>
		</tbody>
	</table>
)

interface SectionProps {
	style?: CSSProperties
	maxWidth?: number
	children: ReactNode
}

/** The whole button is the link. The color is the cell's too, because Outlook ignores a link's padding. */
export const Button = ({ href, style, children }: { href: string; style: CSSProperties; children: string }) => (
	<table {...plain}>
		<tbody>
			<tr>
				<td style={{ backgroundColor: style.backgroundColor, borderRadius: style.borderRadius }}>
					<a href={href} style={{ ...style, display: 'inline-block', textDecoration: 'none' }}>
						{children}
					</a>
				</td>
			</tr>
		</tbody>
	</table>
)

/** A screen reader doesn't announce such a table. */
const plain = { role: 'presentation', border: 0, cellPadding: 0, cellSpacing: 0 } as const
