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

test('all addresses of a /64 are one network, and another /64 is another', () => {
	const line = Array.from({ length: 60 }, (_, at) => `2001:db8:1:2::${(at + 1).toString(16)}`)
	expect(new Set(line.flatMap(names)).size).toBe(2)
	expect(names('2001:db8:1:3::1')[0]).not.toBe(names('2001:db8:1:2::1')[0])
})

test('a network that may be one customer’s gets the limit of sixteen households, and any other that of one', () => {
	expect(networksOf('192.0.2.7').map(({ share }) => share)).toEqual([1])
	expect(networksOf('2001:db8::1').map(({ share }) => share)).toEqual([1, 16])
})
