import type * as z from 'zod'
import type { MailPreview } from '#shared/letter.ts'
import { MailFrame } from './MailFrame.tsx'

interface Props {
	to: string
	email: z.output<typeof MailPreview>
}

/** The email as its reader gets it, and beside it, for whoever sends it, the same in English. */
export const MailPreviews = ({ to, email }: Props) =>
	email.english ? (
		<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-s4">
			<div className="grid content-start gap-s2">
				<p className="font-strong">In Spanish, as they get it</p>
				<MailFrame to={to} subject={email.subject} html={email.html} />
			</div>
			<div className="grid content-start gap-s2">
				<p className="font-strong">In English, for you</p>
				<MailFrame
					to={to}
					subject={email.english.subject}
					html={email.english.html}
					title="The same email in English"
				/>
			</div>
		</div>
	) : (
		<MailFrame to={to} subject={email.subject} html={email.html} />
	)
