import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { inStorage, onDraftErased } from './drafts.ts'
import { isReloadOrRestore } from './isReloadOrRestore.ts'

const keep = (name: string, sent: unknown) =>
	inStorage('sessionStorage', (kept) => kept.setItem(name, JSON.stringify(sent)))

const erase = (name: string) => inStorage('sessionStorage', (kept) => kept.removeItem(name))

/** The confirmation is shown while its page comes again. Someone who comes to it in another way sees nothing of it. */
function read<Sent>(name: string): Sent | undefined {
	if (isReloadOrRestore)
		return inStorage('sessionStorage', (kept) => JSON.parse(kept.getItem(name) ?? 'null') ?? undefined)
	erase(name)
	return undefined
}

/**
 * Back and reload show the confirmation again; the link in the navigation begins a new application. Nothing of it is in
 * the browser's history, because on a shared phone Back would show it to the next person.
 */
export function useConfirmation<Sent>(name: string, path: string) {
	const { state } = useLocation()
	const navigate = useNavigate()
	const cameBack = useNavigationType() === 'POP'
	const [last, setLast] = useState(() => read<Sent>(name))
	useEffect(() => {
		if (last) keep(name, last)
		return () => void erase(name)
	}, [name, last])
	const forget = useCallback(() => setLast(undefined), [])
	// Someone who signs out leaves this device, so the token and the name must not stay on its screen.
	useEffect(() => onDraftErased(name, forget), [name, forget])
	const confirm = useCallback(
		(sent: Sent) => {
			setLast(sent)
			void navigate(path, { replace: true, state: { confirmed: true } })
		},
		[navigate, path],
	)
	return { sent: state?.confirmed || cameBack ? last : undefined, confirm, forget }
}
