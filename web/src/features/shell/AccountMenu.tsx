import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { keptDesk } from '#web/lib/openDesk.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useDisclosure } from './useDisclosure.ts'
import { useSignOut } from './useSignOut.tsx'

const item = 'flex min-h-12 w-full items-center rounded-field px-s4 text-left text-ink no-underline hover:bg-river-wash'

/** Lists the items in the menu of a phone itself, because a second menu inside would cost another press. */
export function AccountItems() {
	const { user } = useSession()
	const { signOut, question } = useSignOut()
	if (!user) return <AccountMenu />
	return (
		<>
			<p className="truncate px-s4 text-soft">{user.firstName}</p>
			<ul>
				<Items signOut={signOut} />
			</ul>
			{question}
		</>
	)
}

export function AccountMenu() {
	const { user, failed, waiting } = useSession()
	const { signOut, question } = useSignOut()
	const box = useRef<HTMLDivElement>(null)
	const { open, toggle } = useDisclosure(box)
	if (waiting) return <span className="px-s4 text-soft noscript:hidden">{t('Loading...')}</span>
	// The desk opens without a network, when nobody can say whose it is. They must be able to leave it.
	if (failed && keptDesk())
		return (
			<>
				<Button look="ghost" size="small" onClick={signOut}>
					{t('Signout')}
				</Button>
				{question}
			</>
		)
	if (!user)
		return (
			<LinkButton look="ghost" size="small" to={routes.login.path}>
				{routes.login.label}
			</LinkButton>
		)
	return (
		<div ref={box} className="relative">
			<button
				type="button"
				aria-expanded={open}
				onClick={toggle}
				className="flex min-h-12 max-w-60 items-center 1650:max-w-44 gap-s2 rounded-full px-s4 font-strong text-river ring-2 ring-river ring-inset hover:bg-river-wash"
			>
				<span className="truncate">{user.firstName}</span>
				<svg
					viewBox="0 0 12 12"
					aria-hidden="true"
					fill="none"
					className={`size-3 shrink-0 stroke-2 stroke-current transition-transform ${open ? 'rotate-180' : ''}`}
				>
					<path d="M1.500 4 6 8.500 10.500 4" strokeLinecap="round" strokeLinejoin="round" />
				</svg>
			</button>
			<ul
				hidden={!open}
				className="mt-s2 min-w-48 animate-open rounded-card bg-white p-s2 shadow-high absolute right-0 z-30"
			>
				<Items signOut={signOut} />
			</ul>
			{question}
		</div>
	)
}

const Items = ({ signOut }: { signOut: () => void }) => (
	<>
		<li>
			<Link to={routes.dashboard.path} className={item}>
				{routes.dashboard.label}
			</Link>
		</li>
		<li>
			<button type="button" className={item} onClick={signOut}>
				{t('Signout')}
			</button>
		</li>
	</>
)
