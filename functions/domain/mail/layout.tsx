import type { CSSProperties } from 'react'
import { Body, Container, Head, Heading, Html, Link, Section, Text } from 'react-email'
import { Drawn } from './block.tsx'
import { Bridge } from './bridge.tsx'
import { color, font, paragraph } from './theme.ts'
import { help, type Page, type Words } from './words.ts'

/** Every mail: the bridge, what it is about, what to do, and what to do for someone who did not ask for it. */
export const Layout = ({ words, page }: { words: Words; page: Page }) => (
	<Html lang="en">
		<Head>
			<title>{words.subject}</title>
			<meta name="color-scheme" content="light only" />
			<meta name="supported-color-schemes" content="light only" />
			<meta name="format-detection" content="telephone=no, date=no, address=no" />
		</Head>
		<Body style={{ backgroundColor: color.paper, padding: '28px 10px 40px' }}>
			<div style={beside}>{words.preview + silence}</div>
			<Container style={{ maxWidth: 560 }}>
				<Section style={{ padding: '0 14px 18px' }}>
					<Bridge />
					<Text style={wordmark}>Bridge The Gap</Text>
				</Section>
				<Section style={card}>
					<Heading as="h1" style={title}>
						{words.title}
					</Heading>
					<Text style={paragraph}>{words.greeting}</Text>
					{words.body.map((block) => (
						<Drawn key={block.kind === 'text' ? block.text : block.kind} block={block} />
					))}
				</Section>
				<Section style={{ padding: '22px 14px 0' }}>
					<Text style={{ ...quiet, margin: 0, fontWeight: 700, color: color.ink }}>
						{words.ifNotYou.question}
					</Text>
					<Text style={quiet}>{words.ifNotYou.answer}</Text>
					<Help page={page} />
				</Section>
			</Container>
		</Body>
	</Html>
)

const Help = ({ page }: { page: Page }) => (
	<Text style={{ ...quiet, borderTop: `1px solid ${color.line}`, margin: '22px 0 0', paddingTop: 18 }}>
		{help}{' '}
		<Link href={page('/contact')} style={{ color: color.river, textDecoration: 'underline' }}>
			{page('/contact')}
		</Link>
	</Text>
)

/** Shown by the mailbox beside the subject; the silence keeps it from reading on. */
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
	borderCollapse: 'separate',
}

const title: CSSProperties = {
	margin: '0 0 18px',
	fontFamily: font.title,
	fontSize: 28,
	lineHeight: '34px',
	fontWeight: 560,
	letterSpacing: '-0.01em',
	color: color.ink,
}

const quiet: CSSProperties = {
	...paragraph,
	margin: '4px 0 0',
	fontSize: 15,
	lineHeight: '23px',
	color: color.soft,
}
