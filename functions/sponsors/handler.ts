import { managed, readWall } from '#functions/domain/sponsors/wall.ts'
import { serve } from '#functions/platform/http/serve.ts'
import { sponsorsApi } from '#shared/sponsors/api.ts'

const readManaged = async () => managed((await readWall()).sponsors)

export const handler = serve(sponsorsApi)({ list: readManaged, manage: readManaged })
