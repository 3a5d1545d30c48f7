import { readFileSync } from 'node:fs'
import { Function as EdgeFunction, FunctionCode, FunctionEventType, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { fileAt, routes } from '#shared/paths.ts'
import type { Language } from '#shared/words/t.ts'

type Name = 'api' | 'pages'

/** The CloudFront function is paired with each event of a request that it handles. */
export function atEdge(scope: Construct, name: Name, languages: readonly Language[]) {
	const edgeFunction = new EdgeFunction(scope, name, {
		code: FunctionCode.fromInline(edgeCode(name, languages)),
		runtime: FunctionRuntime.JS_2_0,
	})
	const moments =
		name === 'pages'
			? [FunctionEventType.VIEWER_REQUEST, FunctionEventType.VIEWER_RESPONSE]
			: [FunctionEventType.VIEWER_REQUEST]
	return moments.map((eventType) => ({ eventType, function: edgeFunction }))
}

const files = Object.fromEntries(Object.values(routes).map(({ path }) => [path, `/${fileAt(path)}`]))

/**
 * CloudFront allows 10 KB, so the function gets the list of pages and of beginnings such as `/es`, and nothing else of the
 * site. English has the addresses without a language.
 */
export const edgeCode = (name: Name, languages: readonly Language[]) =>
	readFileSync(new URL(`edge/${name}.js`, import.meta.url), 'utf8')
		.replace('var files = {}', `var files = ${JSON.stringify(files)}`)
		.replace("var personal = ''", `var personal = '${routes.dashboard.path}'`)
		.replace(
			'var languages = []',
			`var languages = ${JSON.stringify(languages.filter((one) => one !== 'en').map((one) => `/${one}`))}`,
		)
