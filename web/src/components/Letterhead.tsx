import { organization } from '#web/content/organization.ts'
import { LogoMark } from './bridge/Logo.tsx'

interface Props {
	/** Where it's from, and of which day. */
	line: string | undefined
	className: string
}

/** Above what is printed: whose paper it is, and where to ask. */
export const Letterhead = ({ line, className }: Props) => (
	<div className={`mb-s5 hidden items-end justify-between gap-s5 border-b-2 pb-s3 print:flex ${className}`}>
		<p className="flex items-center gap-s3 font-title font-head text-h3 leading-none">
			<LogoMark />
			Bridge The Gap
		</p>
		<p className="text-right text-small">
			{organization.phone} · {organization.email}
			{line ? <span className="block">{line}</span> : null}
		</p>
	</div>
)
