import { accountApi } from '#shared/account/api.ts'
import { client } from '#web/lib/api.ts'

export const account = client(accountApi)

/** A code copied from a mail often brings spaces, hyphens or other letters along. */
export const digitsOnly = (typed: string) => typed.replace(/\D/g, '').slice(0, 6)

export const codeOnly = (typed: string) => typed.replace(/[\s-]/g, '')
