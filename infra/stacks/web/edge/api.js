// Runs at CloudFront before /api.
var nobody = {
	statusCode: 200,
	statusDescription: 'OK',
	headers: {
		'content-type': { value: 'application/json; charset=utf-8' },
		'cache-control': { value: 'no-store' },
		'content-security-policy': { value: "default-src 'none'; frame-ancestors 'none'" },
		'cross-origin-resource-policy': { value: 'same-origin' },
		'referrer-policy': { value: 'no-referrer' },
		'strict-transport-security': { value: 'max-age=63072000' },
		'x-content-type-options': { value: 'nosniff' },
		'x-frame-options': { value: 'DENY' },
	},
	body: { encoding: 'text', data: 'null' },
}

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
	var request = event.request
	if (request.method === 'GET') {
		// Every page asks who is signed in, and most visitors are nobody: no function needs to start for that.
		if (request.uri === '/api/user' && !request.cookies['__Host-session']) return nobody
		// The address of a newsletter's unsubscribe header is for mail programs, which post to it; a person who opens it
		// gets the page.
		if (request.uri === '/api/newsletter-unsubscribe') return toThePage(request.querystring.token)
	}
	// The one address a client cannot choose is written over whatever it sent.
	request.headers['x-viewer-address'] = { value: event.viewer.ip }
	return request
}

function toThePage(token) {
	return {
		statusCode: 302,
		statusDescription: 'Found',
		headers: { location: { value: `/unsubscribe#${token ? token.value.replace(/[^\w-]/g, '') : ''}` } },
	}
}
