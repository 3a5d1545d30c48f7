import { type ComponentType, memo } from 'react'
import type { SectionName } from '../answers.ts'
import { AddressSection } from './AddressSection.tsx'
import { FamilySection } from './FamilySection.tsx'
import { GeneralSection } from './GeneralSection.tsx'
import { MedicalSection } from './MedicalSection.tsx'
import { OtherSourcesSection } from './OtherSourcesSection.tsx'
import { ReferralSection } from './ReferralSection.tsx'
import { RequestSection } from './RequestSection.tsx'

/** Sections render only when their own fields change, because the page around them renders at every keystroke. */
export const sectionFields: Record<Exclude<SectionName, 'attachments'>, ComponentType> = {
	general: memo(GeneralSection),
	family: memo(FamilySection),
	address: memo(AddressSection),
	medical: memo(MedicalSection),
	request: memo(RequestSection),
	otherSources: memo(OtherSourcesSection),
	referral: memo(ReferralSection),
}
