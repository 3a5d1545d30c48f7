import { accountApi } from '#shared/account/api.ts'
import { applicationsApi } from '#shared/applications/api.ts'
import { eventsApi } from '#shared/events/api.ts'
import { pageSize } from '#shared/events/page-size.ts'
import type { Language } from '#shared/words/t.ts'
import { listedPages, publishedAt } from '../../shared/paths.ts'
import { addressIn } from '../src/lib/addresses.ts'
import type { BuiltPage } from '../src/prerender.tsx'

/** The HTML of a page: index.html as built, with what is on the page and what the browser should fetch for it. */
export function documentOf(
	template: string,
	page: BuiltPage,
	scripts: string[],
	site: string,
	offered: readonly Language[],
) {
	const refused = /<script|\sstyle="/.exec(page.html)
	if (refused)
		throw new Error(`${page.path} has "${refused[0]}" in its HTML, and the site's rules let no browser use it`)
	// The page can be read before its scripts run, so its looks come first.
	const preloads = [
		...[accountApi.currentUser.path, ...readsOf(page)].map(
			(read) => `<link rel="preload" as="fetch" href="${escaped(read)}" crossorigin />`,
		),
		...scripts
			.filter((file) => !template.includes(file))
			.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`),
	]
	const fills: [string, string][] = [
		['<html lang="en">', `<html lang="${page.lang}">`],
		['<!--title-->', escaped(page.title)],
		['<!--description-->', escaped(page.description)],
		['<!--preview-->', escaped(page.preview)],
		['<!--addresses-->', addressesOf(site, page, offered).join('\n\t\t')],
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

/** What a page asks the server for first. So the answer comes while the scripts do, and not after them. */
const readsOf = ({ name }: BuiltPage) => {
	if (name === 'events') return [`/${publishedAt(eventsApi.published.path, { active: true, limit: pageSize })}`]
	return name === 'apply' ? [`/${publishedAt(applicationsApi.settings.path, {})}`] : []
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

type Place = Pick<BuiltPage, 'path' | 'route'>

/** Tells search engines which address of a page is its own, and where it is in each language. They want whole addresses. */
export function addressesOf(site: string, { path, route }: Place, languages: readonly Language[]) {
	if (!site || !listedPages.some((page) => page.path === route)) return []
	const own = `<link rel="canonical" href="${escaped(site + path)}" />`
	if (languages.length === 1) return [own]
	const others = [...languages.map((language) => [language, addressIn(language, route)]), ['x-default', route]]
	return [
		own,
		...others.map(
			([language, address]) => `<link rel="alternate" hreflang="${language}" href="${escaped(site + address)}" />`,
		),
	]
}

export const sitemapOf = (site: string, languages: readonly Language[]) =>
	`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listedPages
	.flatMap(({ path }) => languages.map((language) => addressIn(language, path)))
	.map((address) => `<url><loc>${escaped(site + address)}</loc></url>`)
	.join('\n')}
</urlset>
`

/** Closes to search engines in every language what is closed in English. */
export function robotsOf(written: string, site: string, languages: readonly Language[]) {
	const robots = written.replace(/^Disallow: (?!\/api\/)(.+)$/gm, (_line, path: string) =>
		languages.map((language) => `Disallow: ${addressIn(language, path)}`).join('\n'),
	)
	return robots + (site && `Sitemap: ${site}/sitemap.xml\n`)
}
