import * as z from 'zod'
import { served } from './groups.ts'
import { every, type Stack } from './synth.test.data.ts'

const oneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())])
const Statement = z.object({
	Effect: z.enum(['Allow', 'Deny']),
	Action: oneOrMore,
	Resource: oneOrMore,
	Principal: z.unknown().optional(),
	Condition: z.unknown().optional(),
})
export const Document = z.object({ Statement: z.array(Statement) })

export const grants = (stack: Stack) =>
	every(stack, 'AWS::IAM::Policy', z.object({ PolicyDocument: Document, Roles: z.tuple([z.string()]) })).map(
		({ is }) => {
			const [, role = ''] = /^<(\w+)Role\w{8}>$/.exec(is.Roles[0]) ?? []
			const statements = is.PolicyDocument.Statement
			return { role, allowed: statements.filter(({ Effect }) => Effect === 'Allow'), statements }
		},
	)

/** A condition for all values holds for a call without any, so the second one asks that there are some. */
const Keys = z.object({
	'ForAllValues:StringLike': z.object({ 'dynamodb:LeadingKeys': oneOrMore }),
	Null: z.object({ 'dynamodb:LeadingKeys': z.literal('false') }),
})

/** Each action on each kind of key is one line. */
export const onTable = (allowed: z.output<typeof Statement>[]) =>
	allowed
		.filter(({ Action }) => Action.some((action) => /^dynamodb:\w*(Item|Query)$/.test(action)))
		.flatMap(({ Action, Condition }) => {
			const keys = Keys.parse(Condition)['ForAllValues:StringLike']['dynamodb:LeadingKeys']
			return Action.flatMap((action) => keys.map((key) => `${action.replace('dynamodb:', '')} ${key}`))
		})

/** The docs call a function by its group, or by its place in the stack. */
export const inWords = (role: string) =>
	role in served
		? role
		: role
				.replace(/^(Jobs|Watch)/, '')
				.replace(/([a-z])([A-Z])/g, '$1 $2')
				.toLowerCase()

export const rolesInWords = (stack: Stack) =>
	grants(stack)
		.filter(({ role }) => role !== 'FileScan')
		.map(({ role }) => inWords(role))
