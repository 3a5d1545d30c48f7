import type { ItemKey, Ref, UnparsedItem } from '#functions/platform/store/table.ts'
import type { Body, Endpoint, Input } from '#shared/endpoint.ts'
import type { RequestContext } from './request-context.ts'

type Plain<E extends Endpoint> = (context: RequestContext<E>) => Promise<Body<E>>

/** The items a handler needs follow from its input, so they're read together with the session, in one call. */
interface Prefetching<E extends Endpoint> {
	prefetch: (input: Input<E>) => Plan<E>
}

interface Plan<E extends Endpoint> {
	keys: ItemKey[]
	handle: (items: (UnparsedItem | undefined)[]) => Plain<E>
}

export type Handler<E extends Endpoint> = Plain<E> | Prefetching<E>

type Refs = Readonly<Record<string, Ref<unknown> | Ref<unknown>[]>>
type Read<R> = R extends Ref<infer Value> ? Value : R extends Ref<infer Value>[] ? Value[] : never
type Prefetched<Of extends Refs> = { [Name in keyof Of]: Read<Of[Name]> }

/** Makes a handler that gets the items it names. `_endpoint` is used for its types only. */
export const prefetching = <E extends Endpoint, Of extends Refs>(
	_endpoint: E,
	refs: (input: Input<E>) => Of,
	handle: (context: RequestContext<E>, prefetched: Prefetched<Of>) => Promise<Body<E>>,
): Prefetching<E> => ({
	prefetch(input) {
		const named = refs(input)
		const flat = Object.values(named).flat()
		return {
			keys: flat.map(({ key }) => key),
			handle: (items) => (context) => handle(context, parseAll(named, flat, items)),
		}
	},
})

function parseAll<Of extends Refs>(named: Of, flat: Ref<unknown>[], items: (UnparsedItem | undefined)[]) {
	const value = (ref: Ref<unknown>) => ref.parse(items[flat.indexOf(ref)])
	const entries = Object.entries(named).map(([name, ref]) => [name, Array.isArray(ref) ? ref.map(value) : value(ref)])
	return Object.fromEntries(entries) as Prefetched<Of>
}

/** A refused input prefetches nothing, but the request still goes on to the access check, which comes first. */
export function planOf<E extends Endpoint>(handler: Handler<E>, input: Input<E> | undefined): Plan<E> {
	if (typeof handler === 'function') return { keys: [], handle: () => handler }
	return input === undefined ? { keys: [], handle: handleNothing } : handler.prefetch(input)
}

function handleNothing(): never {
	throw new Error('A request whose input was refused has no handler')
}
