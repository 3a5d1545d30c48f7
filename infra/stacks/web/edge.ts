import { readFileSync } from 'node:fs'
import { Function as EdgeFunction, FunctionCode, FunctionEventType, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { fileAt, routes } from '#shared/paths.ts'
import { languages } from '#shared/words/t.ts'

type Name = 'api' | 'pages'

/** The CloudFront function is paired with each event of a request that it handles. */
export function atEdge(scope: Construct, name: Name) {
	const edgeFunction = new EdgeFunction(scope, name, {
		code: FunctionCode.fromInline(edgeCode(name)),
		runtime: FunctionRuntime.JS_2_0,
	})
	const moments =
		name === 'pages'
			? [FunctionEventType.VIEWER_REQUEST, FunctionEventType.VIEWER_RESPONSE]
			: [FunctionEventType.VIEWER_REQUEST]
	return moments.map((eventType) => ({ eventType, function: edgeFunction }))
}

const files = Object.fromEntries(Object.values(routes).map(({ path }) => [path, `/${fileAt(path)}`]))

/** English has the addresses without a language. */
const beginnings = languages.filter((language) => language !== 'en').map((language) => `/${language}`)

/** CloudFront allows 10 KB, so the function gets the list of pages and nothing else of the site. */
export const edgeCode = (name: Name) =>
	readFileSync(new URL(`edge/${name}.js`, import.meta.url), 'utf8')
		.replace('var files = {}', `var files = ${JSON.stringify(files)}`)
		.replace("var personal = ''", `var personal = '${routes.dashboard.path}'`)
		.replace('var languages = []', `var languages = ${JSON.stringify(beginnings)}`)
