import { account } from './said/account.ts'
import { answers } from './said/answers.ts'
import { applications } from './said/applications.ts'
import { general } from './said/general.ts'
import { others } from './said/others.ts'

/**
 * The server's sentences in Spanish, those that pages share with it too. Functions bundle all of them, and pages only
 * their own.
 */
export const said = { ...general, ...account, ...answers, ...applications, ...others } as const
