import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Something that opens and closes again by Escape, by leaving it, by a link in it, and by going to another page. With an
 * id it is open where a link to that id was followed before React took the page over.
 */
export function useDisclosure(box: RefObject<HTMLElement | null>, id = '') {
	const { key, hash } = useLocation()
	const [open, setOpen] = useState(id !== '' && hash === `#${id}`)
	const [openedAt, setOpenedAt] = useState<unknown[]>([key])
	if (open && !openedAt.includes(key)) setOpen(false)

	useEffect(() => {
		if (!open) return
		const leave = (event: Event) => {
			if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
		}
		const pressEscape = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return
			setOpen(false)
			box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
		}
		// A page that arrives late focuses its heading, which Tab can't reach: they have not left.
		const tabAway = (event: FocusEvent) => {
			if (event.target instanceof HTMLElement && event.target.tabIndex >= 0) leave(event)
		}
		// The page of a link may take long to arrive, or wait for a network, and people go on with this one until then.
		const follow = (event: Event) => {
			if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
		}
		const here = box.current
		here?.addEventListener('click', follow)
		document.addEventListener('pointerdown', leave)
		document.addEventListener('focusin', tabAway)
		document.addEventListener('keydown', pressEscape)
		return () => {
			here?.removeEventListener('click', follow)
			document.removeEventListener('pointerdown', leave)
			document.removeEventListener('focusin', tabAway)
			document.removeEventListener('keydown', pressEscape)
		}
	}, [open, box])

	const toggle = () => {
		setOpenedAt([key, comingKey()])
		setOpen(!open)
	}
	return { open, toggle, close: () => setOpen(false) }
}

/** The address changes before its page is here, and the arrival of that page doesn't close what was opened in between. */
const comingKey = (): unknown => Object(window.history.state).key
