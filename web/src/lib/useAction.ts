import { useMutation } from '@tanstack/react-query'

interface Recipe<Input, Result> {
	/** Throws the sentence that the person reads if it fails. */
	send: (input: Input) => Promise<Result>
	/** Writes what the answer says into the cache, and goes on to what comes next on the screen. */
	onDone?: (result: Result, input: Input) => void
	onProblem?: (error: Error, input: Input) => void
	/** The person reads it when it's done. Without it the screen itself shows the change. */
	message?: string | ((result: Result) => string | undefined)
}

/** Everything a screen needs of something it does on the server: sending, what to say about it, and what follows. */
export function useAction<Result, Input = void>({ send, onDone, onProblem, message }: Recipe<Input, Result>) {
	const { mutate, mutateAsync, isPending, isSuccess, data, error, variables, reset } = useMutation({
		mutationFn: send,
		onSuccess: onDone,
		onError: onProblem,
	})
	const wordsFor = typeof message === 'function' ? message : () => message
	return {
		/** For a button: a failure becomes `problem`. */
		start: (input: Input) => mutate(input),
		/** For a form, which shows a failure itself. */
		run: async (input: Input) => {
			await mutateAsync(input)
		},
		busy: isPending,
		/** The input of the request that is on its way. */
		sending: isPending ? variables : undefined,
		message: isSuccess ? wordsFor(data) : undefined,
		/** The server's answer. */
		result: data,
		problem: error?.message,
		clear: reset,
	}
}
