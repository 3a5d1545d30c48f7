import { expect, test } from 'vitest'
import { percent } from './queue.ts'

test.each([
	['half of one', [{ sent: 500, size: 1000 }], 50],
	[
		'the bytes of several count, not their files',
		[
			{ sent: 900, size: 900 },
			{ sent: 0, size: 100 },
		],
		90,
	],
	['it rounds down', [{ sent: 259, size: 1000 }], 25],
	['29 hundredths are 29 %, though 0.29 * 100 is less', [{ sent: 290, size: 1000 }], 29],
	['all bytes are sent, but nobody has said yet that they arrived', [{ sent: 1000, size: 1000 }], 99],
	['more was sent than the file has', [{ sent: 1200, size: 1000 }], 99],
	['an empty file, until it’s refused', [{ sent: 0, size: 0 }], 0],
	[
		'an empty file beside another one',
		[
			{ sent: 0, size: 0 },
			{ sent: 300, size: 1000 },
		],
		30,
	],
	['none is left', [], 0],
])('%s: %j is %i %', (_, uploads, expected) => {
	expect(percent(uploads)).toBe(expected)
})
