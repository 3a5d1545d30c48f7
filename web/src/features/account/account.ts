import { accountApi } from '#shared/account/api.ts'
import { client } from '#web/lib/api.ts'

export const account = client(accountApi)

/** A code copied from an email often includes spaces and hyphens, which are not part of it. */
export const withoutSpaces = { characters: /[\s-]/g }
