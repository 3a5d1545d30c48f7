/**
 * Every client of AWS has these limits, so that a connection that hangs is given up while there is time for a second
 * attempt. Without `throwOnRequestTimeout` the SDK would only log a warning and go on waiting.
 */
export const requestHandler = { connectionTimeout: 2000, requestTimeout: 5000, throwOnRequestTimeout: true }
