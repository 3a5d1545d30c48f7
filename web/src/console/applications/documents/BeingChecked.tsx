import { Banner } from '#web/components/messages/Banner.tsx'

export function BeingChecked() {
	return (
		<Banner tone="waiting" role="status" title="We’re still checking this file for viruses">
			<p>That takes a minute. The file opens by itself as soon as it’s done.</p>
		</Banner>
	)
}
