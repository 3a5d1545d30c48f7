import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { routeAt } from '#shared/paths.ts'
import { App } from '#web/App.tsx'
import { dropOldSignIns } from '#web/lib/desk/signInStore.ts'
import { basename, pathIn } from '#web/lib/language.ts'
import { keepSendingSignOuts } from '#web/lib/session/sendSignOuts.ts'
import { dropEarlyAnswer, queryClient, userQuery } from '#web/lib/session/user.ts'
import { loadPageAt } from '#web/router.tsx'
import './styles/site.css'

tolerateTranslation()
keepSendingSignOuts()
dropEarlyAnswer()

// The HTML has asked for both already: this only picks the answers up.
void queryClient.prefetchQuery(userQuery)
const pageHere = loadPageAt(pathIn(window.location.pathname))

/**
 * Removes sign-ins that waited too long, on whichever page of the site someone opens. A slow phone shows the page
 * first.
 */
setTimeout(() => void dropOldSignIns(Date.now()), 5000)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = <App address={(site) => <BrowserRouter basename={basename}>{site}</BrowserRouter>} />

/** The HTML shows a page as it first appears. After a reload in the middle of something, it is drawn anew instead. */
const asBuilt =
	root.dataset.page === (routeAt(pathIn(window.location.pathname)) ?? 'missing') &&
	window.location.search === '' &&
	!window.history.state?.usr

// The page's code comes first, because without it React could not take over what is on the screen. In a transition,
// React pauses in between, so that a press on a link isn't left waiting on a slow phone.
void pageHere.then(() =>
	startTransition(() => {
		if (asBuilt) hydrateRoot(root, app)
		else createRoot(root).render(app)
	}),
)

/**
 * A browser that translates the page puts elements of its own where our texts were. React would then fail to remove or
 * to pass such a text, and the whole page would break (facebook/react#11538). A text that changes beside others is in an
 * element of its own, so that its translation goes with it.
 */
function tolerateTranslation() {
	const { removeChild, insertBefore } = Node.prototype
	Node.prototype.removeChild = function remove<Child extends Node>(child: Child) {
		return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
	}
	Node.prototype.insertBefore = function insert<Child extends Node>(child: Child, next: Node | null) {
		return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child
	}
}
