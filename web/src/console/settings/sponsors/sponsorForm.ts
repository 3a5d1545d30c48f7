import type * as z from 'zod'
import { SponsorInput, SponsorUpdateInput } from '#shared/sponsors/schema.ts'
import { useSchemaForm } from '#web/components/forms/useSchemaForm.ts'
import type { Sponsor } from './sponsors.ts'

const SponsorForm = SponsorInput.omit({ logo: true }).extend({ removeLogo: SponsorUpdateInput.shape.removeLogo })

/** As the form sends it, with the upload of a new logo. */
export type SentSponsor = z.input<typeof SponsorForm> & { logo?: string }

export interface TypedSponsor {
	name: string
	link: string
	top: 'yes' | 'no'
	place: string
	key: string
}

export const noSponsor: TypedSponsor = { name: '', link: '', top: 'no', place: '', key: '' }

export const typedOf = ({ name, link = '', top }: Sponsor, place: string): TypedSponsor => ({
	name,
	link,
	top: top ? 'yes' : 'no',
	place,
	key: '',
})

export const useSponsorForm = (start: TypedSponsor) => useSchemaForm(SponsorForm, { ...start, removeLogo: false })
