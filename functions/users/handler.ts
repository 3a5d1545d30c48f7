import { serve } from '#functions/platform/http/serve.ts'
import { usersApi } from '#shared/users/api.ts'
import * as employees from './employees.ts'
import * as users from './users.ts'

export const handler = serve(usersApi)({ ...users, ...employees })
