import * as z from 'zod'
import { messageOnly } from '../answers.ts'
import { type Api, post } from '../endpoint.ts'
import { TokenInput } from './lookup.ts'
import { PaperLetter } from './paper.ts'
import { ChangedApplication, StaffApplication } from './records.ts'
import { PaperApplicationInput } from './schema.ts'
import { TakeBackInput } from './staff-schema.ts'

/** What comes on paper, and what goes out on paper. */
export const paperApi = {
	enterPaper: post('/api/paper-application', 'Application Access', {
		summary: 'Type in an application that came on paper; the email may be missing, and then we write by post',
		employeeKey: true,
		idempotent: true,
		files: 'accept',
		request: PaperApplicationInput,
		response: messageOnly.extend({ token: z.string() }),
	}),
	showLetter: post('/api/letter', 'Application Access', {
		summary: 'The letter that an applicant without an email is to get, for printing',
		request: TokenInput,
		response: PaperLetter,
	}),
	letterPosted: post('/api/letter-posted', 'Application Access', {
		summary: 'Say that the letter to an applicant without an email is in the mail',
		idempotent: true,
		request: TakeBackInput,
		response: messageOnly.extend({ application: ChangedApplication }),
		conflict: z.object({ application: StaffApplication }),
	}),
} satisfies Api
