import { accountApi } from '#shared/account/api.ts'
import type { BuiltPage } from '../src/prerender.tsx'

/** The HTML of a page: index.html as built, with what is on the page and what the browser should fetch for it. */
export function documentOf(template: string, page: BuiltPage, scripts: string[], site: string) {
	const refused = /<script|\sstyle="/.exec(page.html)
	if (refused)
		throw new Error(
			`${page.path} has "${refused[0]}" in its HTML, and the site's rules let no browser use it`,
		)
	// The page can be read before its scripts run, so its looks come first.
	const preloads = [
		`<link rel="preload" as="fetch" href="${accountApi.currentUser.path}" crossorigin />`,
		...scripts
			.filter((file) => !template.includes(file))
			.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`),
	]
	const fills: [string, string][] = [
		['<html lang="en">', `<html lang="${page.lang}">`],
		['<!--title-->', escaped(page.title)],
		['<!--description-->', escaped(page.description)],
		['<!--preloads-->', preloads.join('\n\t\t')],
		['<!--site-->', escaped(site)],
		['<!--address-->', escaped(site + page.path)],
		['<div id="root">', `<div id="root" data-page="${page.name}">${page.html}`],
	]
	return fills.reduce((html, [place, text]) => {
		if (!html.includes(place)) throw new Error(`index.html has no place for ${place}`)
		return html.replaceAll(place, () => text)
	}, template)
}

const escaped = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** For search engines, which want whole addresses. */
export const sitemapOf = (site: string, pages: readonly { path: string }[]) =>
	`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path }) => `<url><loc>${escaped(site + path)}</loc></url>`).join('\n')}
</urlset>
`
