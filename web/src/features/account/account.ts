import { accountApi } from '#shared/account/api.ts'
import { client } from '#web/lib/api.ts'

export const account = client(accountApi)

/** A code copied from a mail often brings spaces and hyphens along, which are no part of it. */
export const withoutSpaces = { characters: /[\s-]/g }
