/** Words that are in nearly every sentence of one language and in none of the other. */
const english = /(?<![\p{L}’'])(the|and|you|your|we|will|is|are|for|to|of|this|it|please|with|have|can)(?![\p{L}])/giu
const spanish = /(?<![\p{L}’'])(el|la|los|las|de|del|que|su|sus|usted|por|para|con|y|en|un|una|se|le|es)(?![\p{L}])/giu

/** A guess that is good enough to ask before a message in English goes to someone who reads Spanish. */
export const readsAsEnglish = (message: string) =>
	(message.match(english)?.length ?? 0) > (message.match(spanish)?.length ?? 0)
