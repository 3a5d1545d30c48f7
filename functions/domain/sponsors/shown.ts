import { addressed } from '#functions/domain/pictures/addresses.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { messages } from '#shared/messages.ts'
import type { SponsorRecord } from '#shared/sponsors/schema.ts'
import { sponsorSentences as sentences } from '#shared/sponsors/sentences.ts'

/** The wall with the addresses of its logos; the contract says which of its fields leave. */
export const managed = (sponsors: readonly SponsorRecord[]) => ({
	sponsors: sponsors.map(({ logo, ...sponsor }) => ({ ...sponsor, ...(logo && { logo: addressed(logo) }) })),
})

/** A version that isn't the current one shows that the sender saw the sponsor before a colleague changed it. */
export function requireSponsor(sponsors: readonly SponsorRecord[], id: string, version?: number) {
	const sponsor = sponsors.find(({ _id }) => _id === id)
	if (!sponsor) throw new Refusal('not-found', sentences.gone)
	if (version !== undefined && version !== sponsor.version) throw new Refusal('conflict', messages.stale)
	return sponsor
}
