import * as z from 'zod'
import { localStage, namesFor } from '#infra/stacks/names.ts'
import { asRoot } from './as-root.ts'

const Functions = z.object({
	Functions: z.array(
		z.object({
			FunctionName: z.string(),
			Environment: z.object({ Variables: z.record(z.string(), z.string()) }).default({ Variables: {} }),
		}),
	),
})

const functions = '/2015-03-31/functions/'

/** The deployed function of a construct, such as MailSender, and its path at Lambda. */
export async function functionNamed(construct: string) {
	const { text } = await asRoot('lambda', 'GET', functions)
	// LocalStack shortens a long name, so only its beginning is sure.
	const beginning = `${namesFor(localStage).app}-${construct}`
	const found = Functions.parse(JSON.parse(text)).Functions.find(({ FunctionName }) =>
		FunctionName.startsWith(beginning),
	)
	if (!found) throw new Error(`No function's name begins with ${beginning}`)
	const { FunctionName: name, Environment } = found
	return { name, path: functions + name, variables: Environment.Variables }
}
