import * as z from 'zod'
import { email, id, jsonText } from './fields.ts'

const most = 20
const tooMany = `Ask for at most ${most} at once.`

/** The accounts and addresses of a person whose things are asked for. */
export const whose = {
	accounts: jsonText(z.array(id, tooMany).max(most, tooMany)).default([]),
	emails: jsonText(z.array(email, tooMany).max(most, tooMany)).default([]),
}

export interface Whose {
	accounts: readonly string[]
	emails: readonly string[]
}
