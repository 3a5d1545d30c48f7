import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod'
import type { MailPreview } from '#shared/letter.ts'

interface Props {
	to: string
	email: z.output<typeof MailPreview>
}

/** Shows the email in the reader's language, and its English beside it for the employee. */
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

/**
 * Our rule for pages forbids inline styles, and a frame inherits it. Set by script they are allowed. A mail's one rule for
 * narrow phones is left out.
 */
const parked = 'data-parked-style'

const parkStyles = (html: string) => html.replace(/<style>.*?<\/style>/s, '').replaceAll(' style="', ` ${parked}="`)

function applyStyles(mail: Document) {
	for (const element of mail.querySelectorAll<HTMLElement>(`[${parked}]`))
		element.style.cssText = element.getAttribute(parked) ?? ''
}

interface MailFrameProps {
	subject: string
	to: string
	html: string
	/** The name for screen readers. */
	title?: string
}

/** Shows the exact email before it is sent. It cannot run scripts, submit forms or leave this page. */
function MailFrame({ subject, to, html, title = 'Preview of the email' }: MailFrameProps) {
	const frame = useRef<HTMLIFrameElement>(null)
	const [height, setHeight] = useState(0)

	useEffect(() => {
		const box = frame.current
		if (!box) return
		const draw = () => {
			const mail = box.contentDocument
			if (!mail?.body) return
			applyStyles(mail)
			setHeight(mail.body.offsetHeight)
		}
		box.addEventListener('load', draw)
		box.srcdoc = parkStyles(html)
		return () => box.removeEventListener('load', draw)
	}, [html])

	return (
		<figure className="overflow-hidden rounded-card border border-line bg-white">
			<figcaption className="border-line border-b bg-sand px-s4 py-s3 text-small">
				<p>
					<span className="text-soft">To</span> <b className="wrap-anywhere">{to}</b>
				</p>
				<p>
					<span className="text-soft">Subject</span> <b>{subject}</b>
				</p>
			</figcaption>
			<iframe
				ref={frame}
				title={title}
				sandbox="allow-same-origin"
				height={height}
				className="block max-h-[70dvh] w-full"
			/>
		</figure>
	)
}
