import * as z from 'zod'

/** A field of a form, as its schema knows it. */
export interface Field<Accepted> {
	/** As react-hook-form names it: `familyData.0.birthday`. */
	name: string
	/** The most characters that its schema accepts. */
	max: number | undefined
	/**
	 * For the compiler only, and never there: a component takes just those fields whose schema accepts what the
	 * component gives, so a list fits no text field and a choice takes no other words.
	 */
	accepts?: (typed: Accepted) => void
}

export type FieldsOf<Shape extends z.ZodRawShape> = {
	[Name in keyof Shape]: Field<z.input<Shape[Name]>>
}

const longest = (schema: z.core.$ZodType): number | undefined => {
	if (schema instanceof z.ZodOptional) return longest(schema.unwrap())
	if (schema instanceof z.ZodPipe) return longest(schema.out)
	return schema instanceof z.ZodString ? (schema.maxLength ?? undefined) : undefined
}

/** The fields of a schema by their names; `path` is where they are in the form: `familyData.0.`. */
export const fieldsOf = <Shape extends z.ZodRawShape>(shape: Shape, path = '') =>
	Object.fromEntries(
		Object.entries(shape).map(([name, schema]) => [name, { name: path + name, max: longest(schema) }]),
	) as FieldsOf<Shape>
