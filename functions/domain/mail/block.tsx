import { Children, type CSSProperties, type ReactNode } from 'react'
import { Button, Section } from './tables.tsx'
import { color, font, paragraph } from './theme.ts'
import { withPhone } from './with-phone.tsx'
import type { Block } from './words.ts'

export function BlockView({ block }: { block: Block }) {
	if (block.kind === 'code') return <Code code={block.code} />
	if (block.kind === 'token') return <Token token={block.token} />
	if (block.kind === 'list') return <List items={block.items} />
	if (block.kind === 'links') return <List items={block.items.map(link)} />
	if (block.kind === 'link')
		return (
			<Section style={{ padding: '4px 0 22px' }}>
				<Button href={block.address} style={button}>
					{block.label}
				</Button>
			</Section>
		)
	return <p style={paragraph}>{withPhone(block.text)}</p>
}

/** Shows a code in two halves, as people read it aloud. The gap is padding, so that a copied code has no space in it. */
const Code = ({ code }: { code: string }) => (
	<Section style={{ padding: '6px 0 22px' }}>
		<p style={box}>
			{code.slice(0, code.length / 2)}
			<span style={{ paddingLeft: '0.45em' }}>{code.slice(code.length / 2)}</span>
		</p>
	</Section>
)

/** Shows a token in one line, because a break would look like another space or hyphen. */
const Token = ({ token }: { token: string }) => (
	<Section style={{ padding: '6px 0 22px' }}>
		<p style={{ ...box, fontSize: 17, lineHeight: '32px' }}>{token}</p>
	</Section>
)

const List = ({ items }: { items: ReactNode[] }) => (
	<ul style={{ ...paragraph, paddingLeft: 22 }}>
		{Children.map(items, (item) => (
			<li style={{ paddingBottom: 6 }}>{item}</li>
		))}
	</ul>
)

const link = ({ label, address }: { label: string; address: string }) => (
	<a key={address} href={address} style={{ color: color.river, textDecoration: 'underline' }}>
		{label}
	</a>
)

const box: CSSProperties = {
	margin: 0,
	padding: '18px 4px',
	backgroundColor: color.riverWash,
	borderRadius: 12,
	textAlign: 'center',
	fontFamily: font.code,
	fontSize: 30,
	lineHeight: '40px',
	fontWeight: 700,
	letterSpacing: '0.06em',
	color: color.ink,
}

const button: CSSProperties = {
	padding: '14px 26px',
	backgroundColor: color.river,
	borderRadius: 999,
	fontFamily: font.text,
	fontSize: 17,
	lineHeight: '20px',
	fontWeight: 700,
	textAlign: 'center',
	textWrap: 'balance',
	color: color.white,
}
