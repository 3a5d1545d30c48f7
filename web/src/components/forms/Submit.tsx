import type { ComponentProps } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '#web/components/Button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'busy'> & {
	/** The button's words while the form is being sent. */
	busy: string
}

/** The button that sends the form around it. */
export function Submit({ busy, className = 'justify-self-start', ...button }: Props) {
	const { isSubmitting } = useFormState()
	return <Button {...button} type="submit" className={className} busy={isSubmitting && busy} />
}
