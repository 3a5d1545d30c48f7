import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { isOnItsWay, type Upload } from './queue.ts'

/** Waits for files that are still being sent: `start` calls `then` as soon as no file is on its way. */
export function useWhenThere(uploads: readonly Upload[], then: () => void) {
	const [waits, setWaits] = useState(false)
	const travelling = uploads.some(isOnItsWay)
	const goOn = useEffectEvent(then)
	useEffect(() => {
		if (!waits || travelling) return
		setWaits(false)
		goOn()
	}, [waits, travelling])
	const stop = useCallback(() => setWaits(false), [])
	return { waits, start: () => (travelling ? setWaits(true) : then()), stop }
}
