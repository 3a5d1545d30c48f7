import { accountApi } from '#shared/account/api.ts'
import { client } from '#web/lib/api.ts'

export const account = client(accountApi)
