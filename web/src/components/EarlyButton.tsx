import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '#web/lib/useHydrated.ts'
import { Button, type ButtonStyle, buttonStyle, Spinner } from './Button.tsx'

interface Props extends ButtonStyle {
	/** The address has this name after a press, so that the press counts once the scripts are here. */
	name: string
	/** The button's words while the scripts are still loading. */
	busy: string
	onPress: () => void
	/** It was pressed, and what it opens isn't here yet. */
	isBusy?: boolean
	className?: string
	children: ReactNode
}

/**
 * A button of a page that is HTML before any script. Until React listens it's a link that writes the press into the
 * address, so that nobody presses a button that does nothing.
 */
export function EarlyButton({ name, busy, onPress, isBusy = false, className, children, ...style }: Props) {
	const hydrated = useHydrated()
	const { hash, pathname, search, state } = useLocation()
	const navigate = useNavigate()
	const follow = useEffectEvent((asked: string) => {
		if (asked !== `#${name}`) return
		// The state is cleared, because Back would press the button again.
		void navigate({ pathname, search }, { replace: true, state })
		onPress()
	})
	useEffect(() => follow(hash), [hash])
	if (hydrated)
		return (
			<Button {...style} className={className} busy={isBusy && busy} onClick={onPress}>
				{children}
			</Button>
		)
	return (
		<a id={name} href={`#${name}`} className={`${buttonStyle(style, className)} scroll-mt-[50dvh] noscript:hidden`}>
			<span className="in-target:hidden">{children}</span>
			<span className="hidden items-center gap-s2 in-target:inline-flex">
				<Spinner />
				{busy}
			</span>
		</a>
	)
}
