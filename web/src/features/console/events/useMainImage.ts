import { useState } from 'react'
import { fileSentences } from '#shared/files/rules.ts'
import { fieldErrorsOf } from '#web/components/useProblems.ts'
import { useUploads } from '#web/lib/uploads/useUploads.ts'
import { useWhenThere } from '#web/lib/uploads/useWhenThere.ts'

/** The one image of a form. `onArrived` runs once it is uploaded, and not when it could not be. */
export function useMainImage(onArrived: () => void) {
	const { queue, uploads } = useUploads('event-image', undefined, 1)
	const [problem, setProblem] = useState<string>()
	const [chosen] = uploads
	const whenThere = useWhenThere(uploads, () => {
		if (chosen?.state === 'done') onArrived()
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
		remove: () => chosen && queue.remove(chosen.key),
	}
}

export type MainImage = ReturnType<typeof useMainImage>
