import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

const site = 'Bridge The Gap'

const tab = { page: site, part: '', news: '' }

function nameTab(change: Partial<typeof tab>) {
	Object.assign(tab, change)
	document.title = [tab.news, tab.part, tab.page === site ? '' : tab.page, site].filter(Boolean).join(' · ')
}

/** News that a person should see in the tab even while they look at another one. */
export function useTabNews(news: string) {
	useEffect(() => {
		nameTab({ news })
		return () => nameTab({ news: '' })
	}, [news])
}

/** Names the part of a form that someone is in, in the tab and in the browser's history. */
export function useTabPart(part: string) {
	useEffect(() => {
		nameTab({ part })
		return () => nameTab({ part: '' })
	}, [part])
}

/**
 * Shows the page from its top, and moves the focus to its heading. After Back the browser scrolls to where the page was
 * left, once it's drawn and before it's seen, so it's scrolled up once more then. If a list has moved the focus to one of
 * its rows by then, that row stays in view.
 */
export function landOn(heading: HTMLElement | null) {
	window.scrollTo(0, 0)
	heading?.focus({ preventScroll: true })
	requestAnimationFrame(() => {
		if (document.activeElement === heading) window.scrollTo(0, 0)
	})
}

/**
 * Names the page and, when someone came here from another page or this is the result of what they sent, moves the focus
 * to its heading.
 */
export function usePageHeading(title: string, isResult = false) {
	const heading = useRef<HTMLHeadingElement>(null)
	const navigation = useNavigationType()
	const cameByPress = useRef(isResult || navigation !== 'POP')

	useEffect(() => nameTab({ page: title }), [title])

	useEffect(() => {
		// An address that names a place on the page is scrolled to by that place.
		if (!cameByPress.current || window.location.hash) return
		landOn(isMenuOpen() ? null : heading.current)
	}, [])

	return heading
}

/**
 * Someone who opened a menu while the page was still loading goes on there. The focus doesn't tell, because Safari gives
 * none to a button that is pressed.
 */
export const isMenuOpen = () => document.querySelector('header [aria-expanded="true"]') !== null

interface Props {
	title: string
	/** The heading above the content, by default the title. */
	heading?: ReactNode
	intro?: ReactNode
	/** Set on a page that takes the place of a form that was sent. It needs a key of its own. */
	isResult?: boolean
	/** The part of the page that someone is in has the heading, and the title is a small line above it. */
	isInParts?: boolean
	children: ReactNode
}

export function Page({ title, heading = title, intro, isResult, isInParts = false, children }: Props) {
	const focus = usePageHeading(title, isResult)
	const Heading = isInParts ? 'p' : 'h1'
	return (
		<div className={`page-width ${isInParts ? 'pt-s2 pb-s6 medium:pt-s4 medium:pb-s9' : 'pt-s5 pb-s9 medium:pt-s7'}`}>
			<Heading ref={focus} tabIndex={-1} className={isInParts ? 'text-soft' : undefined}>
				{heading}
			</Heading>
			{intro ? <p className="mt-s4 max-w-read text-lead text-soft">{intro}</p> : null}
			<div className={isInParts ? 'medium:mt-s4' : 'mt-s5 medium:mt-s7'}>{children}</div>
		</div>
	)
}
