import type { CSSProperties } from 'react'
import { BlockView } from './block.tsx'
import { Bridge } from './bridge.tsx'
import { Section } from './tables.tsx'
import { color, font, paragraph } from './theme.ts'
import { withPhone } from './with-phone.tsx'
import { help, type Letter, type Writer } from './words.ts'

/** Every mail: the bridge, what it is about, what to do, and what to do for someone who did not ask for it. */
export const Layout = ({ words, writer }: { words: Letter; writer: Writer }) => (
	<html lang={writer.language}>
		<head>
			<meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
			<meta name="viewport" content="width=device-width" />
			<title>{words.subject}</title>
			<meta name="color-scheme" content="light only" />
			<meta name="supported-color-schemes" content="light only" />
			<meta name="format-detection" content="telephone=no, date=no, address=no" />
		</head>
		<body style={{ margin: 0, backgroundColor: color.paper }}>
			<Section style={{ backgroundColor: color.paper, padding: '28px 10px 40px' }}>
				<div style={beside}>{words.preview + silence}</div>
				<Section maxWidth={560}>
					<Section style={{ padding: '0 14px 18px' }}>
						<Bridge />
						<p style={wordmark}>Bridge The Gap</p>
					</Section>
					<Section style={card}>
						<h1 style={title}>{words.title}</h1>
						<p style={paragraph}>{words.greeting}</p>
						{words.body.map((block) => (
							<BlockView key={block.kind === 'text' ? block.text : block.kind} block={block} />
						))}
					</Section>
					<Section style={{ padding: '22px 14px 0' }}>
						<p style={{ ...quiet, margin: 0, fontWeight: 700, color: color.ink }}>{words.ifNotYou.question}</p>
						<p style={quiet}>{withPhone(words.ifNotYou.answer)}</p>
						<Help writer={writer} />
					</Section>
				</Section>
			</Section>
		</body>
	</html>
)

const Help = ({ writer }: { writer: Writer }) => (
	<p style={{ ...quiet, borderTop: `1px solid ${color.line}`, margin: '22px 0 0', paddingTop: 18 }}>
		{withPhone(help(writer))}{' '}
		<a href={writer.page('/contact')} style={{ color: color.river, textDecoration: 'underline' }}>
			{writer.page('/contact')}
		</a>
	</p>
)

/** Mail programs show it beside the subject. The invisible characters after it keep the rest of the mail out of there. */
const beside: CSSProperties = { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 }
const silence = '\u2007\u034f'.repeat(100)

const wordmark: CSSProperties = {
	margin: '10px 0 0',
	fontFamily: font.title,
	fontSize: 18,
	lineHeight: '24px',
	fontWeight: 600,
	color: color.ink,
}

const card: CSSProperties = {
	padding: '30px 28px 26px',
	backgroundColor: color.white,
	border: `1px solid ${color.line}`,
	borderRadius: 12,
}

const title: CSSProperties = {
	margin: '0 0 18px',
	fontFamily: font.title,
	fontSize: 28,
	lineHeight: '34px',
	fontWeight: 560,
	letterSpacing: '-0.01em',
	textWrap: 'balance',
	color: color.ink,
}

const quiet: CSSProperties = { ...paragraph, margin: '4px 0 0', fontSize: 15, lineHeight: '23px', color: color.soft }
