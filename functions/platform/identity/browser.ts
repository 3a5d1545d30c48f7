/** The first match counts, because each browser also claims to be those that come after it. */
const browsers: [RegExp, string][] = [
	[/\bEdg(?:e|A|iOS)?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\b(?:Firefox|FxiOS)\//, 'Firefox'],
	[/(?:Chrome|Chromium|\bCriOS)\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
	[/\biPhone\b/, 'on an iPhone'],
	[/\biPad\b/, 'on an iPad'],
	[/\bAndroid\b.*\bMobile\b/, 'on an Android phone'],
	[/\bAndroid\b/, 'on an Android tablet'],
	[/\bCrOS\b/, 'on a Chromebook'],
	[/\bWindows\b/, 'on Windows'],
	[/\bMacintosh\b/, 'on a Mac'],
	[/\bLinux\b/, 'on Linux'],
]

const matching = (known: [RegExp, string][], header: string) => known.find(([pattern]) => pattern.test(header))?.[1]

/** A browser as its owner knows it, such as "Safari on an iPhone". Versions and models aren't kept. */
export function browserOf(userAgent = '') {
	const header = userAgent.slice(0, 500)
	return [matching(browsers, header) ?? 'A browser', matching(systems, header)].filter(Boolean).join(' ')
}
