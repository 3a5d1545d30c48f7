import { t } from '#shared/words/t.ts'

/**
 * Stands only in the HTML of the build. What needs JavaScript says so in its place, with our phone number. The menu
 * opens without, because until the scripts are here it's a link.
 */
export const WithoutScript = () => (
	<noscript>
		<p className="page-width border-line border-b py-s4">
			{t('The forms on this site need JavaScript. You can read most pages without it.')}
		</p>
	</noscript>
)
