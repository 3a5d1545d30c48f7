/** HTML that we wrote. */
export class Html {
	readonly source: string

	constructor(source: string) {
		this.source = source
	}
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const sourceOf = (value: string | number | Html) =>
	value instanceof Html ? value.source : String(value).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/** Writes HTML. Text that is put into it is escaped, because strangers type what mails repeat. */
export const html = (written: TemplateStringsArray, ...values: (string | number | Html | Html[])[]) =>
	new Html(String.raw({ raw: written }, ...values.map((value) => [value].flat().map(sourceOf).join(''))))
