import { account } from './said/account.ts'
import { answers } from './said/answers.ts'
import { applications } from './said/applications.ts'
import { general } from './said/general.ts'
import { others } from './said/others.ts'

/** What the server says, and what both sides say, in Spanish. Functions carry these sentences, and pages don't. */
export const said = { ...general, ...account, ...answers, ...applications, ...others } as const
