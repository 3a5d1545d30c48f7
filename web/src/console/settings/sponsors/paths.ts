import { consolePath } from '../../paths.ts'

export const sponsorPath = (...parts: string[]) => consolePath('settings', 'sponsors', ...parts)
