import { useEffect } from 'react'
import { createPath, useLocation } from 'react-router-dom'
import { pathIn } from '#web/lib/language.ts'

/**
 * Someone may press Back while React takes the page over in steps, before the router listens. It would go on showing
 * the page that they left.
 */
export function CatchesUp() {
	const shown = createPath(useLocation())
	useEffect(() => {
		const { pathname, search, hash } = window.location
		if (shown !== createPath({ pathname: pathIn(pathname), search, hash }))
			window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
	}, [shown])
	return null
}
