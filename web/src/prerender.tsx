import { text } from 'node:stream/consumers'
import { parentPort } from 'node:worker_threads'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { fileAt, routeNames, routes } from '#shared/paths.ts'
import { App } from '#web/App.tsx'
import { headOf, missing, preview } from '#web/content/pages.ts'
import { addressOf, basename, locale } from '#web/lib/language.ts'

export interface BuiltPage {
	/** A route's name, or `missing` for every address that leads nowhere. */
	name: string
	/** The page's address within the site, with its language. */
	path: string
	/** The page's address without its language. */
	route: string
	/** The path of the page's file in the built site. */
	file: string
	/** The language and the country whose dates and dollars it shows. */
	lang: string
	title: string
	description: string
	/** Describes the picture that messages have beside a link. */
	preview: string
	/** The HTML within #root as a visitor sees it, before it's known who looks at it. */
	html: string
}

async function htmlOf(path: string) {
	const { prelude } = await prerenderToNodeStream(
		<App
			address={(site) => (
				<StaticRouter basename={basename} location={path}>
					{site}
				</StaticRouter>
			)}
		/>,
		// Above this size React would deliver a part later and move it into its place by a script within the page.
		{ progressiveChunkSize: Number.POSITIVE_INFINITY },
	)
	return text(prelude)
}

const pages = [
	...routeNames.map((name) => ({ name, path: routes[name].path, ...headOf(name) })),
	{ name: 'missing', path: '/404', ...missing },
]

const built = pages.map(async (page): Promise<BuiltPage> => {
	const path = addressOf(page.path)
	return {
		...page,
		path,
		route: page.path,
		file: `${basename.slice(1)}/${fileAt(page.path)}`,
		preview,
		lang: locale === 'en-US' ? 'en' : locale,
		html: await htmlOf(path),
	}
})
parentPort?.postMessage(await Promise.all(built))
