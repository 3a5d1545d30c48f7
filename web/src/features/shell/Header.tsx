import { useRef, useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { navigationLinks, routes } from '#shared/paths.ts'
import { t } from '#shared/words/t.ts'
import { LogoMark, LogoName } from '#web/components/bridge/Logo.tsx'
import { language } from '#web/lib/language.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useHydrated } from '#web/lib/useHydrated.ts'
import { AccountItems, AccountMenu } from './AccountMenu.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useDisclosure } from './useDisclosure.ts'

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
