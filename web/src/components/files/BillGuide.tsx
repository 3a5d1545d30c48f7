import { t } from '#shared/words/t.ts'

/** Tells people who take a photo of a bill what it has to show. */
export const BillGuide = () => (
	<div className="grid grid-cols-[minmax(0,8.6rem)_minmax(0,1fr)] items-center gap-s4 small:grid-cols-[13rem_minmax(0,1fr)] small:gap-s5">
		<svg
			viewBox="0 0 240 250"
			fill="none"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			className="w-full"
		>
			<rect x="4" y="4" width="232" height="242" rx="10" className="fill-sand" />
			<path d="M38 24H202V226H38z" className="fill-white stroke-line" strokeWidth="1.500" />
			<path d="M24 30V12H42M198 12H216V30M216 220V238H198M42 238H24V220" className="stroke-river" strokeWidth="4" />
			<path d="M52 122h136M52 136h136M52 150h96M52 168h136" className="stroke-line" strokeWidth="4" />
			<g className="fill-river-wash">
				<rect x="50" y="38" width="104" height="24" rx="3" />
				<rect x="48" y="70" width="90" height="32" rx="3" />
				<rect x="96" y="178" width="96" height="32" rx="3" />
			</g>
			<g className="stroke-river-deep" strokeWidth="5">
				<path d="M58 50h72M58 80h60M58 92h44" />
				<path d="M122 194h56" strokeWidth="9" />
			</g>
			<g className="fill-river">
				<circle cx="176" cy="50" r="13" />
				<circle cx="160" cy="86" r="13" />
				<circle cx="72" cy="194" r="13" />
			</g>
			<g className="fill-paper font-head font-title text-[16px]" textAnchor="middle">
				<text x="176" y="56">
					1
				</text>
				<text x="160" y="92">
					2
				</text>
				<text x="72" y="200">
					3
				</text>
			</g>
		</svg>
		<div>
			<p className="font-strong">{t('We need to read:')}</p>
			<ol className="mt-s2 grid list-inside list-decimal gap-s1 marker:font-strong marker:text-river">
				<li>{t('the company')}</li>
				<li>{t('your name')}</li>
				<li>{t('the amount')}</li>
			</ol>
			<p className="mt-s2 text-soft leading-snug">{t('Lay it flat, with all four corners in the picture.')}</p>
		</div>
	</div>
)
