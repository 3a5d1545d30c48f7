import { expect, test } from 'vitest'
import { AskInput } from './applications/missing-schema.ts'
import { EmailUserInput, RespondInput, ResponsePreviewInput } from './applications/staff-schema.ts'
import { EmailGuestsInput } from './events/schema.ts'
import { AffiliateStatusInput, EmployeeStatusInput } from './join/schema.ts'

const inputs = [
	['an email to an applicant', EmailUserInput, 'message'],
	['a decision', RespondInput, 'message'],
	['a question', AskInput, 'words'],
	['an email to guests', EmailGuestsInput, 'message'],
	['the answer to an affiliate', AffiliateStatusInput, 'message'],
	['the answer to an ambassador', EmployeeStatusInput, 'message'],
] as const

test.each(inputs)('%s isn’t sent with a part in brackets', (_, schema, field) => {
	const found = (text: string) =>
		schema
			.safeParse({ [field]: text })
			.error?.issues.filter(({ path }) => path[0] === field)
			.map(({ message }) => message)
	expect(found('Dear [name], come on [day].')).toEqual(['Fill in the part in brackets.'])
	expect(found('[Name], come on Monday.')).toEqual(['Fill in the part in brackets.'])
	expect(found('Dear Rosa, the receipt is numbered [12].')).toEqual([])
})

test('the preview beside a decision shows what isn’t filled in yet', () => {
	const typed = {
		token: 'BTG-7K2M-9QXR-4TNV-W8HC',
		status: 'Denied',
		message: 'Dear [name]',
		emailApplicant: true,
		version: 1,
	}
	expect(ResponsePreviewInput.safeParse(typed).success).toBe(true)
})
