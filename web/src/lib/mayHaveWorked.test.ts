import { expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { ApiError } from './api.ts'
import { mayHaveWorked } from './mayHaveWorked.ts'

const said = (error: Error) => {
	try {
		return mayHaveWorked('Try it first.')(error)
	} catch (thrown) {
		return thrown
	}
}

test.each([
	[new ApiError('offline', 'There is no answer.'), 'There is no answer. Try it first.'],
	[new ApiError('failed', messages.outcomeUnknown), 'Something went wrong on our side. Try it first.'],
	[new ApiError('failed', messages.failed), 'Something went wrong on our side. Try it first.'],
])('without an answer about the thing itself one is told what to try: %s', (error, message) => {
	expect(said(error)).toEqual(new Error(message))
})

test.each([new ApiError('wrong-key', messages.wrongKey), new TypeError('It is not a function')])(
	'what is known is said as it is: %s',
	(error) => expect(said(error)).toBe(error),
)
