import { useEffect, useRef } from 'react'
import { Banner } from '#web/components/messages/Banner.tsx'

export interface FieldProblem {
	/** As react-hook-form names it: familyData.0.birthday. */
	name: string
	sentence: string
}

/** Every sentence in the errors of a form, those of lists of fields too. */
export function fieldProblems(errors: object, path = ''): FieldProblem[] {
	return Object.entries(errors).flatMap(([name, error]) => {
		if (!error || typeof error !== 'object' || name === 'ref') return []
		const here = path ? `${path}.${name}` : name
		return 'message' in error && typeof error.message === 'string'
			? [{ name: here.replace(/\.root$/, ''), sentence: error.message }]
			: fieldProblems(error, here)
	})
}

interface Props {
	title: string
	problems: readonly FieldProblem[]
	onGo: (name: string) => void
}

/** Takes the focus when it appears, and each line leads to its field. */
export function ErrorSummary({ title, problems, onGo }: Props) {
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => box.current?.focus(), [])
	// Some documented sentences are about several fields at once.
	const lines = problems.filter(
		({ sentence }, at) => sentence !== title && problems.findIndex((other) => other.sentence === sentence) === at,
	)
	return (
		<div ref={box} tabIndex={-1} className="animate-open rounded-field">
			<Banner tone="bad" role="alert" title={title}>
				{lines.length > 0 ? (
					<ul className="grid gap-s1">
						{lines.map(({ name, sentence }) => (
							<li key={name}>
								<button
									type="button"
									onClick={() => onGo(name)}
									className="min-h-8 text-left text-rose underline underline-offset-4"
								>
									{sentence}
								</button>
							</li>
						))}
					</ul>
				) : null}
			</Banner>
		</div>
	)
}
