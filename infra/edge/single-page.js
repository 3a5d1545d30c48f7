// Runs at CloudFront before the site's bucket: a path without an ending is a page of the one-page app.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
	var request = event.request
	if (!/\.[a-z0-9]+$/i.test(request.uri)) request.uri = '/index.html'
	return request
}
