import type * as z from 'zod'

/** What a rule over several fields found: the field and its sentence. */
export interface Problem {
	path: (string | number)[]
	message: string
}

export const problem = (message: string, ...path: (string | number)[]): Problem => ({ path, message })

/** Lets a schema refuse what a rule finds, beside the right field: `.superRefine(checkedBy(familyProblems))`. */
export const checkedBy =
	<Value>(rule: (value: Value) => Problem[]) =>
	(value: Value, context: z.core.$RefinementCtx<Value>) => {
		for (const found of rule(value)) context.addIssue({ code: 'custom', ...found })
	}
