// Runs at CloudFront around the site's bucket: it knows which file an address is, and answers 404 where there is none.
var files = {}
var personal = ''
var languages = []

function fileAt(uri) {
	if (/\.[a-z0-9]+$/i.test(uri)) return uri
	var path = uri.replace(/(.)\/$/, '$1')
	var language = languages.find((one) => path === one || path.startsWith(`${one}/`)) || ''
	path = path.slice(language.length) || '/'
	if (path.startsWith(`${personal}/`)) path = personal
	return language + (Object.keys(files).includes(path) ? files[path] : '/404.html')
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
	var file = fileAt(event.request.uri)
	if (event.context.eventType === 'viewer-request') {
		event.request.uri = file
		return event.request
	}
	if (file.endsWith('/404.html') && event.response.statusCode === 200) {
		event.response.statusCode = 404
		event.response.statusDescription = 'Not Found'
	}
	return event.response
}
