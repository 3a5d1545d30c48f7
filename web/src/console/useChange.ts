import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { messages } from '#shared/messages.ts'
import { ApiError, freshOf } from '#web/lib/api.ts'
import { useAction } from '#web/lib/useAction.ts'

/** It takes the place of the server's sentence, which doesn't know what is still in the form. */
export const changedFirst =
	'A colleague changed this first, so nothing was saved. You see it as it is now, with what you typed. Save again to keep yours.'

type Recipe<Input, Result> = Omit<Parameters<typeof useAction<Result, Input>>[0], 'send'> & {
	/** The query of what is changed. */
	of: QueryKey
	/** The version of it that is on the screen. */
	version: number
	send: (version: number, input: Input) => Promise<Result>
	/** A colleague was first. */
	onStale?: () => void
}

/**
 * A change to something that a colleague may change at the same time. Where they were first, it's asked for anew and the
 * employee reads so; what they typed stays, and the next press saves it. Nothing is replaced that they weren't told of.
 */
export function useChange<Result, Input = void>({ of, version, send, onStale, ...recipe }: Recipe<Input, Result>) {
	const cache = useQueryClient()
	const [read, setRead] = useState<number | undefined>(version)
	if (read === undefined) setRead(version)
	const action = useAction<Result, Input>({
		...recipe,
		send: async (input) => {
			try {
				return await send(read ?? version, input)
			} catch (error) {
				if (!(error instanceof ApiError) || error.message !== messages.stale) throw error
				await cache.invalidateQueries({ queryKey: of })
				setRead(undefined)
				onStale?.()
				throw new ApiError('conflict', changedFirst)
			}
		},
		onDone: (result, input) => {
			recipe.onDone?.(result, input)
			setRead(undefined)
		},
	})
	/** `follow`: a newer version has nothing that the employee hasn't read. */
	return { ...action, follow: () => setRead(undefined) }
}

/** For an action's `onProblem`: where a colleague was first, the answer has what they left, and the screen shows that. */
export const showingFresh =
	<Schema extends z.ZodType>(endpoint: { conflict: Schema }, show: (fresh: z.output<Schema>) => void) =>
	(error: unknown) => {
		const fresh = freshOf(endpoint, error)
		if (fresh) show(fresh)
	}
