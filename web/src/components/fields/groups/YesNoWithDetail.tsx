import type { ReactNode } from 'react'
import { yesOrNo } from '../choices.ts'
import type { FieldProps } from '../FieldShell.tsx'
import { RadioGroup } from '../RadioGroup.tsx'
import { useAnswer } from '../useAnswer.ts'

interface Props extends FieldProps<'yes' | 'no'> {
	/** Asked after a yes. */
	children: ReactNode
}

export function YesNoWithDetail({ children, ...question }: Props) {
	const answer = useAnswer(question.field)
	return (
		<>
			<RadioGroup {...question} options={yesOrNo} inline />
			{answer === 'yes' ? children : null}
		</>
	)
}
