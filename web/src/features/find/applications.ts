import { applicationsApi } from '#shared/applications/api.ts'
import type { Answer } from '#shared/endpoint.ts'
import { client } from '#web/lib/api.ts'

export const applications = client(applicationsApi)

export type FoundByToken = Answer<typeof applicationsApi.find>['application']
