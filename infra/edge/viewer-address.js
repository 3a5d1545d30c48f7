// Runs at CloudFront before /api: the one address a client cannot choose is written over whatever it sent. The address of
// a newsletter's unsubscribe header is for mail programs, which post to it; a person who opens it gets the page.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
	var request = event.request
	var token = request.querystring.token
	if (request.method === 'GET' && request.uri === '/api/newsletter-unsubscribe') {
		return {
			statusCode: 302,
			statusDescription: 'Found',
			headers: { location: { value: `/unsubscribe#${token ? token.value.replace(/[^\w-]/g, '') : ''}` } },
		}
	}
	request.headers['x-viewer-address'] = { value: event.viewer.ip }
	return request
}
