import * as z from 'zod'
import { decisions } from '../applications/rules.ts'
import { calendarDate, shownDate } from '../dates.ts'
import { choice, employeeKey, id, ifGiven, jsonText, personName, wholeDollars } from '../fields.ts'
import { searchQuery } from '../lists.ts'
import { staffToken } from '../tokens.ts'
import { mostRows, legacySentences as sentences } from './sentences.ts'

export const LegacyInput = z.strictObject({
	firstName: personName(2, 20, sentences.missing),
	lastName: personName(2, 20, sentences.missing),
	amount: wholeDollars(sentences.missing),
	date: calendarDate(sentences.missing),
	status: choice(decisions, sentences.missing),
})

export const LegacyRecord = z.object({
	...LegacyInput.shape,
	token: z.string(),
	dateAdded: z.string(),
	/** The file that the row came with. */
	importId: z.string().optional(),
})

export const LegacyApplication = LegacyRecord.extend({ date: shownDate })

export const LegacyListInput = z.strictObject(searchQuery)

export const RemoveLegacyInput = z.strictObject({ token: staffToken, key: employeeKey })

const rows = jsonText(z.array(LegacyInput, sentences.rows).min(1, sentences.rows).max(mostRows, sentences.rows))

export const LegacyRowsInput = z.strictObject({ rows })

/** A file takes several requests. The answer to the first one names the import, and the others go on with it. */
export const ImportLegacyInput = z.strictObject({ rows, importId: ifGiven(id), key: employeeKey })
