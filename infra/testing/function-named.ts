import { paginateListFunctions } from '@aws-sdk/client-lambda'
import { localStage, namesFor } from '#infra/stacks/names.ts'
import { admin } from './test-cloud.ts'

/** The deployed function of a construct, such as MailSender. */
export async function functionNamed(construct: string) {
	// LocalStack shortens a long name, so only its beginning is sure.
	const beginning = `${namesFor(localStage).app}-${construct}`
	for await (const { Functions = [] } of paginateListFunctions({ client: admin.functions }, {}))
		for (const { FunctionName: name, Environment } of Functions)
			if (name?.startsWith(beginning)) return { name, variables: Environment?.Variables ?? {} }
	throw new Error(`No function's name begins with ${beginning}`)
}
