import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

type Look = 'primary' | 'ghost' | 'quiet' | 'danger' | 'onDark'

const shape =
	'inline-flex items-center justify-center gap-s2 rounded-full text-center font-strong leading-tight no-underline transition-colors duration-150 forced-colors:border off:cursor-not-allowed'

const sizes = { normal: 'min-h-12 px-s5 py-2', small: 'min-h-11 px-5 py-1.5 text-[1rem]' }

const looks: Record<Look, string> = {
	primary: 'bg-river text-paper hover:bg-river-deep off:bg-sand off:text-soft off:ring-1 off:ring-line',
	ghost:
		'text-river ring-2 ring-inset ring-river hover:bg-river-wash off:text-soft off:ring-line off:hover:bg-transparent',
	quiet:
		'px-3! text-river underline decoration-[0.08em] underline-offset-[0.25em] hover:bg-river-wash hover:decoration-[0.14em] off:bg-transparent off:font-plain off:text-soft off:no-underline',
	danger: 'bg-rose text-white hover:bg-ink off:bg-sand off:text-soft',
	onDark: 'bg-paper text-river-deep hover:bg-sun hover:text-ink',
}

export interface ButtonStyle {
	look?: Look
	size?: keyof typeof sizes
}

export const buttonStyle = ({ look = 'primary', size = 'normal' }: ButtonStyle, more = '') =>
	`${shape} ${sizes[size]} ${looks[look]} ${more}`

type ButtonProps = ComponentProps<'button'> &
	ButtonStyle & {
		/** Says what it is doing and takes no second click. */
		busy?: string | false | undefined
		/** Looks disabled, but a click on it says what is missing. */
		unready?: boolean
	}

export function Button({ look, size, busy, unready, className, children, onClick, ...props }: ButtonProps) {
	return (
		<button
			type="button"
			{...props}
			aria-disabled={props['aria-disabled'] || Boolean(busy) || undefined}
			data-unready={unready || undefined}
			onClick={busy ? (event) => event.preventDefault() : onClick}
			className={buttonStyle({ ...(look && { look }), ...(size && { size }) }, className)}
		>
			{busy ? (
				<>
					<Spinner />
					<span>{busy}</span>
				</>
			) : (
				children
			)}
		</button>
	)
}

export function LinkButton({ look, size, className, ...props }: LinkProps & ButtonStyle) {
	return <Link {...props} className={buttonStyle({ ...(look && { look }), ...(size && { size }) }, className)} />
}

export function Spinner() {
	return (
		<span
			aria-hidden="true"
			className="size-4 shrink-0 animate-turn rounded-full border-2 border-current border-r-transparent"
		/>
	)
}
