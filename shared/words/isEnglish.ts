/** True of a text that an employee wrote in English. They may have chosen or written one in Spanish. */
export const isEnglish = (text: string) =>
	/\b(you|your|we|our|please|and|for|is|it|the|with)\b/i.test(text.replaceAll('Bridge The Gap', ''))
