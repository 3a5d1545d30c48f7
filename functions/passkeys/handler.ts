import { serve } from '#functions/platform/http/serve.ts'
import { passkeysApi } from '#shared/passkeys/api.ts'
import * as own from './own.ts'
import * as signIn from './sign-in.ts'

export const handler = serve(passkeysApi)({ ...own, ...signIn })
