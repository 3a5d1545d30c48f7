import { useEffect } from 'react'
import { createPath, useLocation } from 'react-router-dom'

/**
 * Someone may press Back while React takes the page over in steps, before the router listens. It would go on showing
 * the page that they left.
 */
export function CatchesUp() {
	const shown = createPath(useLocation())
	useEffect(() => {
		if (shown !== createPath(window.location))
			window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
	}, [shown])
	return null
}
