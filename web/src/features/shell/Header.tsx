import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { navigationLinks, routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { Button, LinkButton } from '#web/components/Button.tsx'
import { LogoMark, LogoName } from '#web/components/bridge/Logo.tsx'
import { keptDesk } from '#web/lib/desk/openDesk.ts'
import { language } from '#web/lib/language.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useHydrated } from '#web/lib/useHydrated.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useSignOut } from './useSignOut.tsx'

const inRow =
	'min-h-11 items-center whitespace-nowrap border-transparent border-b-2 text-ink no-underline hover:border-line aria-[current=page]:border-sun'
const inSheet =
	'flex min-h-13 items-center border-transparent border-l-4 pl-s4 font-title font-head text-lead text-ink no-underline hover:border-line hover:bg-sand aria-[current=page]:border-sun aria-[current=page]:bg-sand'

/** Above the console, which is English. */
const viewSite = 'View site'

/**
 * The width from which something is in the header itself. Spanish words are longer, so Spanish pages stay in the menu.
 */
const inHeader =
	language === 'es'
		? { account: '780:block', pages: '', switch: 'small:flex' }
		: { account: 'small:block', pages: '1650:block', switch: 'medium:flex 1650:absolute 1650:inset-y-0 1650:right-s5' }

/** The width up to which it's in the menu. */
const inMenu =
	language === 'es'
		? { account: '780:hidden', pages: '', switch: 'small:hidden' }
		: { account: 'small:hidden', pages: '1650:hidden', switch: 'medium:hidden' }

/** Above the console it is as wide as the screen, and the way to the site takes the place of the site's pages. */
export function Header({ atConsole = false }: { atConsole?: boolean }) {
	return (
		<header className="relative z-20 bg-paper print:hidden">
			<div
				className={`page-width flex min-h-18 items-center max-[22rem]:flex-wrap gap-s4 max-[22rem]:py-s2 max-small:gap-s2 ${atConsole ? 'max-w-wide flex-wrap' : ''}`}
			>
				<Link
					to={routes.home.path}
					aria-label={t('Bridge The Gap, home page')}
					className="-ml-s2 mr-auto flex min-h-12 items-center gap-s3 rounded-field px-s2 text-river no-underline"
				>
					<LogoMark />
					<span className={`text-river-deep ${atConsole ? 'max-small:hidden' : ''}`}>
						<LogoName />
					</span>
				</Link>
				{atConsole ? (
					<>
						<Link to={routes.home.path} className={`flex ${inRow}`}>
							{viewSite}
						</Link>
						<AccountMenu />
					</>
				) : (
					<SitePages />
				)}
			</div>
		</header>
	)
}

const SitePages = () => (
	<>
		<nav aria-label={t('Main ~pages')} className={`hidden ${inHeader.pages}`}>
			<ul className="flex gap-s4 text-[1rem]">
				{navigationLinks.map(({ path, label }) => (
					<li key={path}>
						<NavLink end to={path} className={`flex ${inRow}`}>
							{label}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
		<LanguageSwitch className={`hidden ${inRow} ${inHeader.switch}`} />
		<div className={`hidden ${inHeader.account}`}>
			<AccountMenu />
		</div>
		<MobileMenu />
	</>
)

const opensMenu = 'flex min-h-12 items-center gap-s3 rounded-full px-s4 font-strong hover:bg-sand aria-expanded:bg-sand'

const Bridge = ({ open }: { open: boolean }) => (
	<svg
		viewBox="0 0 20 14"
		aria-hidden="true"
		className="w-5 stroke-2 stroke-river max-[22rem]:hidden"
		strokeLinecap="round"
		fill="none"
	>
		<path d={open ? 'M4 1 16 13M16 1 4 13' : 'M1 13Q10 -11 19 13'} className="transition-all" />
		{open ? null : <path d="M1 9.500H19" className="stroke-clay" />}
	</svg>
)

/** Until its scripts are here, a link to the menu opens it, so that nobody presses a button that does nothing. */
function MobileMenu() {
	const box = useRef<HTMLElement>(null)
	const hydrated = useHydrated()
	const { open, toggle, close } = useDisclosure(box, 'menu')
	const { user } = useSession()
	const [seen, setSeen] = useState(user)
	if (seen !== user) {
		setSeen(user)
		// Someone who signs out in the menu has to see what the page says about it.
		if (seen && !user) close()
	}
	return (
		<nav ref={box} aria-label={t('Menu')} className={inMenu.pages}>
			{hydrated ? (
				<button type="button" aria-expanded={open} aria-controls="menu" onClick={toggle} className={opensMenu}>
					<Bridge open={open} />
					<span key={String(open)}>{open ? t('Close') : t('Menu')}</span>
				</button>
			) : (
				<a href="#menu" className={`text-ink no-underline ${opensMenu}`}>
					<Bridge open={false} />
					{t('Menu')}
				</a>
			)}
			<div
				id="menu"
				hidden={hydrated && !open}
				className={`${hydrated ? '' : 'hidden target:block'} scroll-mt-40 absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] animate-open overflow-y-auto border-line border-t bg-paper py-s4 shadow-high`}
			>
				<div className="page-width">
					<ul className="grid gap-x-s5 medium:grid-cols-2 large:grid-cols-3">
						{navigationLinks.map(({ path, label }) => (
							<li key={path}>
								<NavLink end to={path} className={inSheet}>
									{label}
								</NavLink>
							</li>
						))}
					</ul>
					<LanguageSwitch className={`${inSheet} ${inMenu.switch}`} />
					<div className={`mt-s4 border-line border-t pt-s4 ${inMenu.account}`}>
						<AccountItems />
					</div>
				</div>
			</div>
		</nav>
	)
}

const item = 'flex min-h-12 w-full items-center rounded-field px-s4 text-left text-ink no-underline hover:bg-river-wash'

/** Lists the items in the menu of a phone itself, because a second menu inside would cost another press. */
function AccountItems() {
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

function AccountMenu() {
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

/**
 * Something that opens and closes again by Escape, by leaving it, by a link in it, and by going to another page. With an
 * id it is open where a link to that id was followed before React took the page over.
 */
function useDisclosure(box: RefObject<HTMLElement | null>, id = '') {
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
