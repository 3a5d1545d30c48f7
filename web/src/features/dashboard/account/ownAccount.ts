import { ownAccountApi } from '#shared/account/own-api.ts'
import { client } from '#web/lib/api.ts'

export const ownAccount = client(ownAccountApi)
