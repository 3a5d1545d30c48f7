import type * as z from 'zod'

/** The finding of a rule over several fields: one field and its sentence. */
export interface Problem {
	path: (string | number)[]
	message: string
}

export const problem = (message: string, ...path: (string | number)[]): Problem => ({ path, message })

/** Makes a schema refuse with the findings of a rule, each at its field: `.superRefine(checkedBy(familyProblems))`. */
export const checkedBy =
	<Value>(rule: (value: Value) => Problem[]) =>
	(value: Value, context: z.core.$RefinementCtx<Value>) => {
		for (const found of rule(value)) context.addIssue({ code: 'custom', ...found })
	}
