import { expect, test } from 'vitest'
import { policyRecord } from './left-to-do.ts'

const nobody = () => Promise.reject(new Error('ENOTFOUND'))

test('a domain without a DMARC record is named with the record, and one that has it is not', async () => {
	const txt =
		(...records: string[]) =>
		async () =>
			records.map((record) => [record])
	const of = { mailDomain: 'bridge.example' }
	expect((await policyRecord(of, nobody)).join()).toContain('_dmarc.bridge.example  TXT  "v=DMARC1; p=none"')
	expect(await policyRecord(of, txt('something else'))).toHaveLength(1)
	expect(await policyRecord(of, txt('v=DMARC1; p=reject'))).toEqual([])
	// The DNS gives a long record in parts.
	expect(await policyRecord(of, async () => [['v=DMA', 'RC1; p=none']])).toEqual([])
})
