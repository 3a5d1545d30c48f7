import { expect, test } from 'vitest'
import { networksOf } from './network.ts'

const names = (address: string) => networksOf(address).map(({ name }) => name)

test.each([
	['192.0.2.7', ['192.0.2.7']],
	['::ffff:192.0.2.7', ['192.0.2.7']],
	['unknown', ['unknown']],
	['2001:db8:1:2::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
	['2001:0DB8:0001:0002:0000:0000:0000:003c', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
	['2001:db8::3c', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
	['::1', ['0:0:0:0::/64', '0:0:0::/48']],
])('%s is counted as %j', (address, expected) => {
	expect(names(address)).toEqual(expected)
})
