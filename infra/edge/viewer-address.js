// Runs at CloudFront before /api: the one address a client cannot choose is written over whatever it sent.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
	var request = event.request
	request.headers['x-viewer-address'] = { value: event.viewer.ip }
	return request
}
