import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The letter is shown on the page of its application, so it's protected like that page. It has an entry of its own in
 * the history, and Back leads to the application.
 */
export function useLetter() {
	const { pathname, search, state } = useLocation()
	const navigate = useNavigate()
	const isOpen = state?.letter === true
	const [wasOpen, setWasOpen] = useState(isOpen)
	if (isOpen && !wasOpen) setWasOpen(true)
	return {
		isOpen,
		/** True after the letter was closed, so that the focus goes back to the page's heading. */
		wasOpen,
		open: () => void navigate(pathname + search, { state: { ...state, letter: true } }),
		close: () => void navigate(-1),
	}
}
