import { questionTypes } from './schema.ts'

interface Asked {
	id: string
	question: string
}

interface Given {
	id: string
	question: string
	answer: string
}

/** A question that was reworded since someone answered it is another one, so their answer isn't one to it. */
export const isAnswerTo = ({ id, question }: Asked, given: Given) => given.id === id && given.question === question

/** Someone may write Yes where words are asked for. */
export function countedAs({ type }: { type: number }, answer: string) {
	if (type === questionTypes.text) return 'written'
	if (answer === 'Yes') return 'yes'
	return answer === 'No' ? 'no' : 'written'
}
