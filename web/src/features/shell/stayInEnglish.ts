import { inStorage } from '#web/lib/drafts.ts'

const place = 'stays-in-english'

/** Someone who chose English, by saying no or with the switch, isn't asked again on this device. */
export const stayInEnglish = () => inStorage('localStorage', (kept) => kept.setItem(place, 'yes'))

export const readsSpanish = () =>
	navigator.language.startsWith('es') && !inStorage('localStorage', (kept) => kept.getItem(place))
