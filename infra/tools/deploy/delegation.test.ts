import { expect, test } from 'vitest'
import { refuseUndelegated } from './delegation.ts'

const zone = { zoneName: 'bridge.example', certificate: undefined, local: false }
const answering = (servers: string[]) => async () => servers
const nobody = () => Promise.reject(new Error('ENOTFOUND'))

test('the deployment refuses a certificate while the name servers aren’t the zone’s', async () => {
	await expect(refuseUndelegated(zone, answering(['ns1.registrar.example']))).rejects.toThrow(
		'The name servers of bridge.example are ns1.registrar.example',
	)
	await expect(refuseUndelegated(zone, nobody)).rejects.toThrow('are unknown to the DNS')
	await refuseUndelegated(zone, answering(['ns-1.awsdns-01.org', 'ns-2.awsdns-02.com']))
})

test('the deployment asks for no name servers without a zone or with a certificate', async () => {
	await refuseUndelegated({ ...zone, zoneName: undefined }, nobody)
	await refuseUndelegated({ ...zone, certificate: 'arn:aws:acm:us-east-1:1:certificate/1' }, nobody)
	await refuseUndelegated({ ...zone, local: true }, nobody)
})
