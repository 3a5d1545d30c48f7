// Runs in the browser beside the desk of an event, which volunteers open in halls without a network. It keeps the page
// and the files that draw it, the same for everyone, and nothing that the API answers.
const page = ''
const files = []
const version = ''

/** A connection that is there and carries nothing is worse than none. */
const patience = 4000

const cacheName = `desk-${version}`

async function keep() {
	const kept = await caches.open(cacheName)
	await kept.addAll([page, ...files].map((path) => new Request(path, { cache: 'no-cache' })))
	await self.skipWaiting()
}

async function forgetEarlier() {
	const names = await caches.keys()
	await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}

const kept = (path) => caches.match(path, { cacheName })

async function fresh(request) {
	const stop = AbortSignal.timeout(patience)
	const answer = await fetch(request, { signal: stop }).catch(() => undefined)
	return answer?.ok ? answer : ((await kept(page)) ?? Response.error())
}

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(forgetEarlier()))

// What isn't answered here goes to the network as if there were no worker.
self.addEventListener('fetch', (event) => {
	const { request } = event
	const { pathname, origin } = new URL(request.url)
	if (request.method !== 'GET' || origin !== self.location.origin) return
	if (request.mode === 'navigate' && pathname === page) event.respondWith(fresh(request))
	else if (files.includes(pathname)) event.respondWith(kept(pathname).then((answer) => answer ?? fetch(request)))
})
