import { Button } from '#web/components/Button.tsx'

/** A page that anyone may be looking at, and that opens quickly. */
const elsewhere = 'https://www.weather.gov/'

/** For someone who must not be seen here. In place of this page, so that Back doesn't lead to it. */
export function LeaveQuickly() {
	return (
		<aside aria-label="Leave" className="page-width no-print flex items-center justify-end gap-x-s3 pt-s3">
			<span id="leave" className="text-right text-small text-soft">
				Opens a weather site.
			</span>
			<Button
				look="danger"
				size="small"
				aria-describedby="leave"
				onClick={() => window.location.replace(elsewhere)}
			>
				Leave this page quickly
			</Button>
		</aside>
	)
}
