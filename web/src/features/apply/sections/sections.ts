import { type ComponentType, memo } from 'react'
import type { SectionName } from '../answers.ts'
import { AddressSection } from './AddressSection.tsx'
import { FamilySection } from './FamilySection.tsx'
import { GeneralSection } from './GeneralSection.tsx'
import { MedicalSection } from './MedicalSection.tsx'
import { OtherSourcesSection } from './OtherSourcesSection.tsx'
import { ReferralSection } from './ReferralSection.tsx'
import { RequestSection } from './RequestSection.tsx'

/** Drawn again only for their own fields: the page around them follows every letter. */
export const sectionFields: Record<Exclude<SectionName, 'attachments'>, ComponentType> = {
	general: memo(GeneralSection),
	family: memo(FamilySection),
	address: memo(AddressSection),
	medical: memo(MedicalSection),
	request: memo(RequestSection),
	otherSources: memo(OtherSourcesSection),
	referral: memo(ReferralSection),
}
