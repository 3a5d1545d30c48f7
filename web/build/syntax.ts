import { parseAst } from 'vite'

/** The part of a syntax tree that is read here. */
export interface Part {
	type: string
	start: number
	end: number
	name?: string
	value?: unknown
	key?: Part
	callee?: Part
	arguments?: Part[]
}

/** The parts stand in the order of the code, each before what is inside it. */
export function partsOf(code: string, lang: 'js' | 'ts' | 'tsx' = 'js'): Part[] {
	const found: Part[] = []
	const look = (node: unknown) => {
		if (!node || typeof node !== 'object') return
		if ('type' in node && 'start' in node) found.push(node as Part)
		for (const inner of Object.values(node)) look(inner)
	}
	look(parseAst(code, { lang }))
	return found
}
