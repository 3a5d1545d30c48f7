import * as z from 'zod'

const Join = z.strictObject({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) })
const Ref = z.strictObject({ Ref: z.string() })
const GetAtt = z.strictObject({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) })
const Output = z.strictObject({ 'Fn::GetStackOutput': z.object({ StackName: z.string(), OutputName: z.string() }) })

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
	const output = Output.safeParse(value).data?.['Fn::GetStackOutput']
	if (output) return `<${output.StackName} ${output.OutputName.replace('PublishOutput', '')}>`
	const join = Join.safeParse(value).data
	if (!join) return undefined
	const [between, parts] = join['Fn::Join']
	return parts.map((part) => text(plain(part))).join(between)
}

const text = (part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part))
