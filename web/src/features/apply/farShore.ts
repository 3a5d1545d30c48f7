import type { StepName } from './steps.ts'

/** What each step is about, as a line drawing of 44 × 44 that stands on the far shore of the bridge. */
export const farShore: Record<StepName, string> = {
	general: 'M22 4a7 7 0 1 0 .1 0zM8 44V36q0-11 14-11t14 11V44z',
	family: 'M14 10a6 6 0 1 0 .1 0zM3 44V37q0-10 11-10t11 10V44zM34 21a4 4 0 1 0 .1 0zM28 44V39q0-7 6-7t7 7V44z',
	address: 'M8 44V21L22 7 36 21V44zM3 25 22 6 41 25M18 44V32h8V44',
	medical: 'M6 44V12H38V44zM22 17v12M16 23h12M18 44V35h8V44',
	request: 'M9 4H35V44l-4-4-5 4-4-4-4 4-5-4-4 4zM15 13h14M15 21h14M15 29h7',
	otherSources: 'M3 6H29V25H15l-7 7V25H3zM34 16h7V35H37v7l-7-7H18V30',
	attachments: 'M3 14H13l4-7h10l4 7h10V41H3zM22 20a7 7 0 1 0 .1 0z',
	referral: 'M19 44V4M19 7H35l6 6-6 6H19zM19 24H9l-6 6 6 6H19z',
	send: 'M3 11H41V39H3zM3 12 22 28 41 12',
}
