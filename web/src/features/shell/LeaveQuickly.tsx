import { Button, buttonStyle } from '#web/components/Button.tsx'
import { useHydrated } from '#web/lib/useHydrated.ts'

/** A page that anyone may be looking at, and that opens quickly. */
const elsewhere = 'https://www.weather.gov/'

const look = { look: 'danger', size: 'small' } as const

/**
 * For someone who must not be seen here. In place of this page, so that Back doesn't lead to it. Until the scripts are
 * here it's a link, because leaving can't wait.
 */
export function LeaveQuickly() {
	const hydrated = useHydrated()
	return (
		<aside
			aria-label="Leave"
			className="page-width no-print flex max-[22rem]:flex-wrap items-center justify-end gap-x-s3 pt-s3"
		>
			<span id="leave" className="text-right text-small text-soft">
				Opens a weather site.
			</span>
			{hydrated ? (
				<Button {...look} aria-describedby="leave" onClick={() => window.location.replace(elsewhere)}>
					Leave this page quickly
				</Button>
			) : (
				<a href={elsewhere} aria-describedby="leave" className={buttonStyle(look)}>
					Leave this page quickly
				</a>
			)}
		</aside>
	)
}
