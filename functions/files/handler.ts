import { serve } from '#functions/platform/http/serve.ts'
import { filesApi } from '#shared/files/api.ts'
import { uploadLink } from './upload-link.ts'

export const handler = serve(filesApi)({ uploadLink })
