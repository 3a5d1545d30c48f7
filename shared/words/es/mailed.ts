import { account } from './mailed/account.ts'
import { applications } from './mailed/applications.ts'
import { events } from './mailed/events.ts'
import { others } from './mailed/others.ts'

/** Sentences that only emails have, in Spanish. Only the sender and the previews bundle them. */
export const mailed = { ...account, ...applications, ...events, ...others } as const
