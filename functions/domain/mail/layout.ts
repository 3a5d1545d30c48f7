import { contact } from '#shared/contact.ts'
import { help, type Letter, type Part, type Writer } from './words.ts'

/** HTML that we wrote. */
class Html {
	readonly source: string

	constructor(source: string) {
		this.source = source
	}
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const sourceOf = (value: string | number | Html) =>
	value instanceof Html ? value.source : String(value).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/** Writes HTML. Text that is put into it is escaped, because strangers type what mails repeat. */
const html = (written: TemplateStringsArray, ...values: (string | number | Html | Html[])[]) =>
	new Html(String.raw({ raw: written }, ...values.map((value) => [value].flat().map(sourceOf).join(''))))

/** The tokens of the site's look, as far as mail programs can follow. */
const color = {
	paper: '#fdf9f3',
	line: '#d9cbb8',
	white: '#ffffff',
	ink: '#1d2a2f',
	soft: '#51605f',
	river: '#0f5c63',
	riverWash: '#e2f0ee',
	clay: '#b4482b',
}

const font = {
	title: "font-family:Georgia, 'Times New Roman', serif",
	text: "font-family:'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', Verdana, Arial, sans-serif",
	code: "font-family:'SFMono-Regular', Menlo, Consolas, 'Courier New', monospace",
}

/** An address that someone wrote may be longer than a phone is wide. */
const reading = `${font.text};word-break:break-word`
const paragraph = `margin:0 0 16px;${reading};font-size:17px;line-height:27px;color:${color.ink}`
const small = `${reading};font-size:15px;line-height:23px`
const quiet = `margin:4px 0 0;${small};color:${color.soft}`
const title = `margin:0 0 18px;${font.title};font-size:22px;line-height:28px;font-weight:700;text-wrap:balance;color:${color.ink}`
const box = `margin:0;padding:18px 4px;background-color:${color.riverWash};border-radius:12px;text-align:center;${font.code};font-weight:700;letter-spacing:0.06em;color:${color.ink}`
const button = `background-color:${color.river};border-radius:999px`
const buttonLink = `display:inline-block;padding:14px 26px;${button};${font.text};font-size:17px;line-height:20px;font-weight:700;text-align:center;text-decoration:none;text-wrap:balance;color:${color.white}`

/** A screen reader doesn't announce such a table. */
const plain = html`role="presentation" border="0" cellpadding="0" cellspacing="0"`

/** Mail programs lay out tables and little else: Outlook ignores the padding and the width of a `div`. */
const section = (style: string, content: Html | Html[], width = '100%') =>
	html`<table width="100%" align="center" style="max-width:${width}" ${plain}><tbody><tr><td style="${style}">${content}</td></tr></tbody></table>`

/**
 * The bridge and our name, at twice the pixels it's shown with. Where pictures are off there is our name in its place. The
 * address is the same in every mail, so it tells nobody who opened one.
 */
const logo = (siteAddress: string) =>
	html`<img src="${siteAddress}/mail-logo.png" alt="Bridge The Gap" width="235" height="45" style="display:block;max-width:100%;height:auto;${font.title};font-size:20px;line-height:45px;font-weight:700;color:${color.ink}"/>`

/** A button is as wide as the phone. Programs that know no media queries show it as wide as its words. */
const onPhones = '@media (max-width:480px){.act,.act a{display:block!important;width:auto!important}}'

/** The invisible characters after the preview keep the rest of the mail from standing beside the subject. */
const silence = '\u2007\u034f'.repeat(100)

/** Every mail: the bridge, what it is about, what to do, and what to do for someone who did not ask for it. */
export function layout(letter: Letter, writer: Writer) {
	const { language, say, page, siteAddress } = writer
	return html`<!doctype html><html lang="${language}"><head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8"/>
<meta name="viewport" content="width=device-width"/>
<title>${say(letter.subject)}</title>
<meta name="color-scheme" content="light only"/>
<meta name="supported-color-schemes" content="light only"/>
<meta name="format-detection" content="telephone=no, date=no, address=no"/>
<style>${new Html(onPhones)}</style>
</head><body style="margin:0;background-color:${color.paper}">${section(
		`background-color:${color.paper};padding:28px 10px 40px`,
		[
			html`<div style="display:none;max-height:0;overflow:hidden;opacity:0">${say(letter.preview)}${silence}</div>`,
			section(
				'',
				[
					section('padding:0 14px 18px', logo(siteAddress)),
					section(
						`padding:30px 28px 26px;background-color:${color.white};border:1px solid ${color.line};border-radius:12px`,
						[
							html`<h1 style="${title}">${say(letter.title)}</h1><p style="${paragraph}">${say(letter.greeting)}</p>`,
							...letter.body.map((part) => partIn(part, writer)),
						],
					),
					section('padding:22px 14px 0', [
						html`<p style="margin:0;${small};font-weight:700;color:${color.ink}">${say(letter.question)}</p>`,
						html`<p style="${quiet}">${withPhone(say(letter.answer))}</p>`,
						html`<p style="margin:22px 0 0;padding-top:18px;border-top:1px solid ${color.line};${small};color:${color.soft}">${withPhone(say(help))} ${link(page('/contact'), page('/contact'))}</p>`,
					]),
				],
				'560px',
			),
		],
	)}</body></html>`.source
}

function partIn(part: Part<string>, { say, page }: Writer): Html {
	if (typeof part === 'string') return said(say(part))
	if ('code' in part) return boxed(inHalves(part.code), 30, 40)
	// A token stays in one line, because a break would look like another space or hyphen.
	if ('token' in part) return boxed(html`${part.token}`, 17, 32)
	if ('list' in part) return list(part.list.map((item) => html`${say(item)}`))
	if ('links' in part) return list(part.links.map((one) => link(page(one.path), say(one.link))))
	if ('link' in part) return asButton(page(part.path), say(part.link))
	return said(say(part))
}

const said = (sentence: string) => html`<p style="${paragraph}">${withPhone(sentence)}</p>`

const boxed = (content: Html, size: number, height: number) =>
	section('padding:6px 0 22px', html`<p style="${box};font-size:${size}px;line-height:${height}px">${content}</p>`)

/** Shows a code in two halves, as people read it aloud. The gap is padding, so that a copied code has no space in it. */
const inHalves = (code: string) =>
	html`${code.slice(0, code.length / 2)}<span style="padding-left:0.45em">${code.slice(code.length / 2)}</span>`

const list = (items: Html[]) =>
	html`<ul style="${paragraph};padding-left:22px">${items.map((item) => html`<li style="padding-bottom:6px">${item}</li>`)}</ul>`

const link = (address: string, label: string) =>
	html`<a href="${address}" style="color:${color.river};text-decoration:underline">${label}</a>`

/** The whole button is the link. The color is the cell's too, because Outlook ignores a link's padding. */
const asButton = (address: string, label: string) =>
	section(
		'padding:4px 0 22px',
		html`<table class="act" ${plain}><tbody class="act"><tr class="act"><td class="act" style="${button}"><a href="${address}" style="${buttonLink}">${label}</a></td></tr></tbody></table>`,
	)

/** Makes our phone number a link, because most people read this on the phone they would call with. It stays in one line. */
const withPhone = (sentence: string) =>
	sentence.split(contact.phone).flatMap((part, at) => (at === 0 ? [html`${part}`] : [phone, html`${part}`]))

const phone = html`<a href="tel:${contact.phone.replace(/\D/g, '')}" style="color:inherit;text-decoration:underline;white-space:nowrap">${contact.phone}</a>`
