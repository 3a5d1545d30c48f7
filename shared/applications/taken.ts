import * as z from 'zod'
import { havePassed } from '../dates.ts'
import { id, ifGiven, yesNo } from '../fields.ts'
import { staffToken } from '../tokens.ts'

/** An employee takes an application for so many days. Then it's anyone's again. */
export const takenDays = 7

export const Taken = z.object({ name: z.string(), employeeId: z.string(), date: z.string() })

export type Taken = z.output<typeof Taken>

/** `from` is the colleague who has it, whom the employee was shown. Without it nobody is taken anything from. */
export const TakeInput = z.strictObject({ token: staffToken, take: yesNo(), from: ifGiven(id) })

interface Takeable {
	status: string
	taken?: Taken | undefined
}

/** Returns who has taken a pending application, as long as that counts. */
export const takenNow = ({ status, taken }: Takeable, now: Date) =>
	status === 'Pending' && taken && !havePassed(takenDays, taken.date, now) ? taken : undefined
