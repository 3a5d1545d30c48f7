let made = 0

/** How many calls this process has made to AWS so far: what a request costs in time. */
export const callsMade = () => made

export function countCall() {
	made++
}

interface Stack {
	add: (
		middleware: <Args, Output>(next: (args: Args) => Promise<Output>) => (args: Args) => Promise<Output>,
		options: { step: 'deserialize'; name: string },
	) => void
}

/** Each call that leaves is counted, and a second try again; what is only signed never leaves. */
export function countCalls({ middlewareStack }: { middlewareStack: Stack }) {
	middlewareStack.add(
		(next) => (args) => {
			countCall()
			return next(args)
		},
		{ step: 'deserialize', name: 'countCalls' },
	)
}
