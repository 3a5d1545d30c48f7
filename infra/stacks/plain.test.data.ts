import * as z from 'zod'

const Join = z.strictObject({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) })
const Ref = z.strictObject({ Ref: z.string() })
const GetAtt = z.strictObject({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) })
const Import = z.strictObject({ 'Fn::ImportValue': z.string() })

/** A template's functions read as text: `{ "Fn::GetAtt": ["Table", "Arn"] }` is `<Table.Arn>`. */
export function plain(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(plain)
	if (typeof value !== 'object' || value === null) return value
	return asText(value) ?? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]))
}

function asText(value: object) {
	const ref = Ref.safeParse(value).data
	if (ref) return `<${ref.Ref}>`
	const attribute = GetAtt.safeParse(value).data
	if (attribute) return `<${attribute['Fn::GetAtt'].join('.')}>`
	const imported = Import.safeParse(value).data
	if (imported) return `<${imported['Fn::ImportValue'].replace(':ExportsOutput', ' ')}>`
	const join = Join.safeParse(value).data
	if (!join) return undefined
	const [between, parts] = join['Fn::Join']
	return parts.map((part) => text(plain(part))).join(between)
}

const text = (part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part))
