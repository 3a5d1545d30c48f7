import type { ReactNode } from 'react'
import { publicStatus, statusBanners } from '#shared/applications/rules.ts'
import { Banner } from '#web/components/messages/Banner.tsx'
import type { Tone } from './StatusTag.tsx'

export type AnyStatus = Parameters<typeof publicStatus>[0]

const tones = { Approved: 'good', Pending: 'waiting', Declined: 'bad' } as const

export const toneOf = (status: AnyStatus): Tone => tones[publicStatus(status)]

/** The status of an application, in the documented words for applicants. */
export function StatusBanner({ status, children }: { status: AnyStatus; children?: ReactNode }) {
	return (
		<Banner tone={toneOf(status)} title={statusBanners[publicStatus(status)]}>
			{children}
		</Banner>
	)
}
