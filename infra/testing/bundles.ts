import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { localStage, namesFor } from '#infra/stacks/names.ts'

const Template = z.object({
	Resources: z.record(
		z.string(),
		z.object({
			Type: z.string(),
			Metadata: z.record(z.string(), z.unknown()).optional(),
			Properties: z
				.object({ Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).optional() })
				.optional(),
		}),
	),
})

const { app } = namesFor(localStage)

export interface Bundle {
	/** The name is as in the stacks: `applications`, `Mail/Sender`. */
	name: string
	file: string
	variables: string[]
}

/** Every function of a local App stack stands here with the file it was bundled into. */
export function readBundles(assembly: string): Bundle[] {
	const template = Template.parse(JSON.parse(readFileSync(join(assembly, `${app}.template.json`), 'utf8')))
	return Object.values(template.Resources)
		.filter(({ Type }) => Type === 'AWS::Lambda::Function')
		.map(({ Metadata = {}, Properties }) => ({
			name: String(Metadata['aws:cdk:path'])
				.replace(`${app}/`, '')
				.replace(/\/Function\/Resource$/, ''),
			file: join(assembly, String(Metadata['aws:asset:path']), 'index.js'),
			variables: Object.keys(Properties?.Environment?.Variables ?? {}),
		}))
}
