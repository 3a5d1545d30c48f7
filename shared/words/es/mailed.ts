import { account } from './mailed/account.ts'
import { applications } from './mailed/applications.ts'
import { events } from './mailed/events.ts'
import { others } from './mailed/others.ts'

/** What only emails say, in Spanish. The sender and the previews carry it, and no other function. */
export const mailed = { ...account, ...applications, ...events, ...others } as const
