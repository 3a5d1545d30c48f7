import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#shared/words/t.ts'
import { addressesOf, robotsOf, sitemapOf } from './document.ts'

const site = 'https://example.org'
const find = { path: '/es/find', route: '/find' }

test('a page in two languages names both, and the English one for everyone else', () => {
	expect(addressesOf(site, find, languages)).toEqual([
		'<link rel="canonical" href="https://example.org/es/find" />',
		'<link rel="alternate" hreflang="en" href="https://example.org/find" />',
		'<link rel="alternate" hreflang="es" href="https://example.org/es/find" />',
		'<link rel="alternate" hreflang="x-default" href="https://example.org/find" />',
	])
	expect(addressesOf(site, { path: '/', route: '/' }, languages)[2]).toContain('href="https://example.org/es"')
})

test('a language that isn’t offered is named nowhere', () => {
	const own = '<link rel="canonical" href="https://example.org/find" />'
	expect(addressesOf(site, { path: '/find', route: '/find' }, ['en'])).toEqual([own])
	expect(sitemapOf(site, ['en'])).not.toContain('/es')
})

test('someone’s own page and a missing one have no address for search engines, and a local build has none at all', () => {
	expect(addressesOf(site, { path: '/dashboard', route: '/dashboard' }, languages)).toEqual([])
	expect(addressesOf(site, { path: '/404', route: '/404' }, languages)).toEqual([])
	expect(addressesOf('', find, languages)).toEqual([])
})

test('the sitemap has each page in each language that is offered', () => {
	const map = sitemapOf(site, languages)
	for (const path of ['/', '/es', '/find', '/es/find'])
		expect(map).toContain(`<url><loc>https://example.org${path}</loc></url>`)
	expect(map).not.toContain('/dashboard')
})

const written = readFileSync(join(import.meta.dirname, '../public/robots.txt'), 'utf8')

test('a site in English has nothing to say about another language', () => {
	expect(robotsOf(written, '', ['en'])).toBe(written)
	expect(robotsOf(written, site, ['en'])).toBe(`${written}Sitemap: https://example.org/sitemap.xml\n`)
})

test('a language that is offered is closed where English is', () => {
	const lines = robotsOf(written, '', languages).split('\n')
	expect(lines).not.toContain('Disallow: /es/api/')
	for (const path of ['/dashboard', '/events/cancel', '/events/door', '/events/signin', '/unsubscribe'])
		expect(lines).toEqual(expect.arrayContaining([`Disallow: ${path}`, `Disallow: /es${path}`]))
})
