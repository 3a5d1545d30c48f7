import * as z from 'zod'
import { havePassed } from '../dates.ts'
import { employeeKey, id } from '../fields.ts'
import { pageQuery } from '../lists.ts'

/**
 * An import can be removed for so many days. A mistake is found within weeks, and later its rows are part of reported
 * years.
 */
export const importDays = 30

const DoneBy = z.object({ name: z.string(), employeeId: z.string(), date: z.string() })

export const ImportRecord = z.object({
	id: z.string(),
	date: z.string(),
	importedBy: DoneBy,
	/** How many rows it recorded. */
	rows: z.number().int(),
	/** How many of them its removal hasn't looked at yet. */
	left: z.number().int(),
	removed: z.number().int(),
	/** The employee who began to remove it. */
	removal: DoneBy.optional(),
})

export type LegacyImport = z.output<typeof ImportRecord>

export const ImportsInput = z.strictObject(pageQuery)

export const RemoveImportInput = z.strictObject({ id, key: employeeKey })

/** A removal that was begun in time may be finished later. */
export const isTooOld = ({ date, removal }: LegacyImport, now: Date) => !removal && havePassed(importDays, date, now)

export const isRemoved = ({ removal, left }: LegacyImport) => removal !== undefined && left === 0
