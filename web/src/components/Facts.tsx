import { t } from '#shared/words/t.ts'
import { Breakable } from './Breakable.tsx'

/** A wide value gets a line of its own; a missing one reads N/A. */
export type Fact = readonly [name: string, value: string | undefined, width?: 'wide']

interface Layout {
	list: string
	fact: string
	wide: string
	name: string
}

const layouts = {
	/** Two columns, each name above its value. */
	columns: {
		list: 'grid gap-x-s6 gap-y-s4 small:grid-cols-2 print:grid-cols-2',
		fact: '',
		wide: 'small:col-span-2 print:col-span-2',
		name: 'text-small',
	},
	/** Name and value in one line, for the long sheets that staff read on a wide screen. */
	rows: {
		list: 'grid gap-y-s1',
		fact: 'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-s3 max-[22rem]:grid-cols-1 small:grid-cols-[9rem_minmax(0,1fr)] small:gap-x-s4',
		wide: 'py-s1',
		name: '',
	},
} satisfies Record<string, Layout>

interface Props {
	facts: readonly Fact[]
	layout?: keyof typeof layouts
}

export function Facts({ facts, layout = 'columns' }: Props) {
	const look = layouts[layout]
	return (
		<dl className={look.list}>
			{facts.map(([name, value, width]) => (
				<div key={name} className={width ? look.wide : look.fact}>
					<dt className={`font-plain text-soft ${look.name}`}>{name}</dt>
					<dd className={`tabular-nums ${width ? 'max-w-read whitespace-pre-line' : 'font-strong'}`}>
						<Breakable text={value || t('N/A')} />
					</dd>
				</div>
			))}
		</dl>
	)
}
