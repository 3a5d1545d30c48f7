import { GetIdentityVerificationAttributesCommand, paginateListIdentities, type SESClient } from '@aws-sdk/client-ses'
import type { SSMClient } from '@aws-sdk/client-ssm'
import type { Settings } from '#infra/stacks/settings.ts'
import { readParameter } from '../parameters.ts'
import { Trouble } from '../terminal.ts'

/**
 * SES has one identity for each domain of an account, so this stage's stack makes the sender's only where neither a
 * person nor another stage has made it.
 */
export async function senderIdentity(
	{ mailDomain, names }: Pick<Settings, 'mailDomain' | 'names'>,
	ssm: SSMClient,
	client: SESClient,
): Promise<Settings['senderIdentity']> {
	if ((await readParameter(ssm, names.senderParameter)) === mailDomain) return 'make'
	for await (const { Identities = [] } of paginateListIdentities({ client }, { IdentityType: 'Domain' }))
		if (Identities.includes(mailDomain)) return 'existing'
	return 'make'
}

/** Until then SES sends nothing from the domain. */
export async function isVerified(mailDomain: string, client: SESClient) {
	const { VerificationAttributes } = await client.send(
		new GetIdentityVerificationAttributesCommand({ Identities: [mailDomain] }),
	)
	return VerificationAttributes?.[mailDomain]?.VerificationStatus === 'Success'
}

/** A rehearsal sends mail at once, and a new identity takes AWS hours. */
export async function refuseUnverified({ mailDomain }: Pick<Settings, 'mailDomain'>, client: SESClient) {
	if (await isVerified(mailDomain, client)) return
	throw new Trouble(
		`SES hasn't verified ${mailDomain}, so no mail of a rehearsal would leave. Make an identity of this domain (AWS console → SES → Identities, in us-east-1), put its records into the DNS, and rehearse once it is verified. Nothing was deployed.`,
	)
}
