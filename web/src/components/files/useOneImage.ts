import { useState } from 'react'
import { type drawnPurposes, fileSentences } from '#shared/files/rules.ts'
import { fieldErrorsOf } from '#web/components/forms/useProblems.ts'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { useWhenThere } from '#web/lib/uploads/useWhenThere.ts'

interface Wanted {
	purpose: (typeof drawnPurposes)[number]
	/** The form goes on without one. */
	optional?: boolean
}

/** The one image of a form. `onArrived` runs once it is uploaded, and not when it could not be. */
export function useOneImage({ purpose, optional = false }: Wanted, onArrived: () => void) {
	const { queue, uploads } = useUploads(purpose, { limit: 1 })
	const [problem, setProblem] = useState<string>()
	const [chosen] = uploads
	const whenThere = useWhenThere(uploads, () => {
		if (chosen?.state === 'done' || (optional && !chosen)) onArrived()
		else setProblem(chosen?.problem ?? fileSentences.none)
	})
	return {
		queue,
		uploads,
		waits: whenThere.waits,
		problem,
		clear: () => setProblem(undefined),
		/** Of the upload, for the request that takes it. */
		id: chosen?.id ?? '',
		file: chosen && queue.contentOf(chosen.key),
		goOn: () => {
			setProblem(undefined)
			whenThere.start()
		},
		/** Puts the server's complaint about the image beside it. */
		refuse: (error: unknown) => chosen?.id && queue.refuse([chosen.id], fieldErrorsOf(error)),
	}
}

export type OneImage = ReturnType<typeof useOneImage>
