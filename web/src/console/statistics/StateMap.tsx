import { states } from '#shared/states.ts'

/** Places a tile for each state about where it is. The last row has the territories. */
const rows = [
	'AK .. .. .. .. .. .. .. .. .. ME',
	'.. .. .. .. .. .. .. .. .. VT NH',
	'WA ID MT ND MN IL WI MI NY RI MA',
	'OR NV WY SD IA IN OH PA NJ CT ..',
	'CA UT CO NE MO KY WV VA MD DE DC',
	'.. AZ NM KS AR TN NC SC .. .. ..',
	'.. .. .. OK LA MS AL GA .. .. ..',
	'HI .. .. TX .. .. .. .. FL .. ..',
	'GU MP AS .. .. .. .. PR VI .. ..',
].map((row) => row.split(' '))

const names = new Map<string, string>(Object.entries(states))

interface Props {
	counts: Readonly<Record<string, number>>
	chosen?: string | undefined
	/** Without this, the tiles are only a picture. */
	onChoose?: (code: string) => void
}

/** Four steps that differ in lightness, so that they differ in gray too. The number is on each tile as well. */
const shades = [
	'bg-river-wash text-ink',
	'bg-bank text-ink',
	'bg-river text-paper',
	'bg-river-deep text-paper',
] as const

const shadeOf = (count: number, most: number) =>
	shades[Math.min(shades.length - 1, Math.floor((count / (most + 1)) * shades.length))]

const tile =
	'grid aspect-square w-full place-content-center rounded-field text-center [print-color-adjust:exact] text-[0.6875rem] leading-tight medium:text-small print:text-[0.5rem]'

const Count = ({ code, count }: { code: string; count: number }) => (
	<>
		<span>{code}</span> <span className="sr-only">{names.get(code)}: </span>
		<span className="font-strong">{count}</span>
	</>
)

/** A map of tiles that is also a list of buttons, in the order of the alphabet for people who use the keyboard. */
export function StateMap({ counts, chosen, onChoose }: Props) {
	const most = Math.max(...Object.values(counts))
	const places = rows.flatMap((row, at) =>
		row.flatMap((code, across) => (code === '..' ? [] : [{ code, row: at + 1, column: across + 1 }])),
	)
	return (
		<ul
			aria-label="People by state"
			className="grid max-w-[44rem] grid-cols-11 gap-[2px] print:max-w-[17rem] medium:gap-s1"
		>
			{places
				.sort((one, other) => (one.code < other.code ? -1 : 1))
				.map(({ code, row, column }) => {
					const count = counts[code] ?? 0
					return (
						<li key={code} style={{ gridRow: row, gridColumn: column }}>
							{count > 0 && onChoose ? (
								<button
									type="button"
									aria-pressed={code === chosen}
									data-printed
									onClick={() => onChoose(code)}
									className={`${tile} outline-offset-0 aria-pressed:outline-3 aria-pressed:outline-sun ${shadeOf(count, most)}`}
								>
									<Count code={code} count={count} />
								</button>
							) : count > 0 ? (
								<span className={`${tile} ${shadeOf(count, most)}`}>
									<Count code={code} count={count} />
								</span>
							) : (
								<span className="grid aspect-square w-full place-content-center rounded-field border border-line text-[0.6875rem] text-soft medium:text-small print:text-[0.5rem]">
									<span className="sr-only">{names.get(code)}: 0</span>
									<span aria-hidden="true">{code}</span>
								</span>
							)}
						</li>
					)
				})}
		</ul>
	)
}
