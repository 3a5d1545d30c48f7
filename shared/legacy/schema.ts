import * as z from 'zod'
import { decisions } from '../applications/rules.ts'
import { calendarDate, shownDate } from '../dates.ts'
import { choice, employeeKey, personName, wholeDollars } from '../fields.ts'
import { searchQuery } from '../lists.ts'
import { staffToken } from '../tokens.ts'
import { legacySentences as sentences } from './sentences.ts'

export const LegacyInput = z.strictObject({
	firstName: personName(2, 20, sentences.missing),
	lastName: personName(2, 20, sentences.missing),
	amount: wholeDollars(sentences.missing),
	date: calendarDate(sentences.missing),
	status: choice(decisions, sentences.missing),
})

export const LegacyRecord = z.object({ ...LegacyInput.shape, token: z.string(), dateAdded: z.string() })

export const LegacyApplication = LegacyRecord.extend({ date: shownDate })

export const LegacyListInput = z.strictObject(searchQuery)

export const RemoveLegacyInput = z.strictObject({ token: staffToken, key: employeeKey })
