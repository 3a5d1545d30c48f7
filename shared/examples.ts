import { features } from './api.ts'
import type { Api, Endpoint } from './endpoint.ts'

type Example = Readonly<Record<string, unknown>>

interface Contract {
	api: Api
	examples: object
}

const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

const contracts: Contract[] = Object.values(features)

const examples = new Map<string, Example>(
	contracts.flatMap(({ api, examples }) =>
		Object.entries<Example>({ ...examples }).flatMap(([name, example]) => {
			const endpoint = api[name]
			return endpoint ? [[callOf(endpoint), example] as const] : []
		}),
	),
)

export const exampleOf = (endpoint: Pick<Endpoint, 'method' | 'path'>): Example => examples.get(callOf(endpoint)) ?? {}
