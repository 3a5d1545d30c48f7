/** A file of each type begins like this. Latin-1 text stands for the bytes. */
const office = /^PK\W\W/
const oldOffice = /^\xd0\xcf\W\xe0\xa1\xb1\W\xe1/

export const firstBytes = {
	'image/png': /^\x89PNG\r\n.\n.{4}IHDR/s,
	'image/jpeg': /^\xff\xd8\xff[\xc0-\xfe]/,
	'image/webp': /^RIFF.{4}WEBPVP8[ LX]/s,
	// Some scanners write a byte order mark or line breaks before the signature.
	'application/pdf': /^(?:\xef\xbb\xbf)?\s{0,8}%PDF-[12]\.\d/,
	'application/rtf': /^\{\\rtf1?[\\\s{]/,
	'application/msword': oldOffice,
	'application/vnd.ms-excel': oldOffice,
	'application/vnd.ms-powerpoint': oldOffice,
	'application/vnd.openxmlformats-officedocument.wordprocessingml.document': office,
	'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': office,
	'application/vnd.openxmlformats-officedocument.presentationml.presentation': office,
	// iPhones save photos so. We don't keep these, but a browser may turn them into JPEG.
	'image/heic': /^.{4}ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s,
} as const

/** Undefined for types such as text, which begin in any way. */
export const firstBytesOf = (contentType: string): RegExp | undefined =>
	Object.entries(firstBytes).find(([type]) => type === contentType)?.[1]

/** Office puts a new document with a password into a file of the old kind, under this name of 16 bits. */
export const lockedOffice = 'EncryptedPackage'
