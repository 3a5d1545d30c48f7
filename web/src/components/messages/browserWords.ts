import { t } from '#shared/words/t.ts'

const systems: Readonly<Record<string, (browser: string) => string>> = {
	'an iPhone': (browser) => t('{browser} on an iPhone', { browser }),
	'an iPad': (browser) => t('{browser} on an iPad', { browser }),
	'an Android phone': (browser) => t('{browser} on an Android phone', { browser }),
	'an Android tablet': (browser) => t('{browser} on an Android tablet', { browser }),
	'a Chromebook': (browser) => t('{browser} on a Chromebook', { browser }),
	Windows: (browser) => t('{browser} on Windows', { browser }),
	'a Mac': (browser) => t('{browser} on a Mac', { browser }),
	Linux: (browser) => t('{browser} on Linux', { browser }),
}

/** A browser is stored as "Safari on an iPhone", and shown in the page's words. */
export function browserWords(stored: string) {
	const [name = stored, system = ''] = stored.split(' on ')
	const browser = name === 'A browser' ? t('A browser') : name
	return systems[system]?.(browser) ?? browser
}
