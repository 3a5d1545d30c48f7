import { picturePath } from '#functions/domain/pictures/addresses.ts'
import { encode } from '#functions/domain/pictures/encode.ts'
import { changeWall } from '#functions/domain/sponsors/wall.ts'
import { storePicture } from '#functions/platform/files/storage.ts'
import { writeIfNew } from './if-new.ts'

const pine = '#126067'
const clay = '#b5482a'
const amber = '#a86a00'

/** The picture of a logo beside the name, on a square of 120. */
const marks = {
	book: '<path d="M14 28 Q38 14 60 30 Q82 14 106 28 V96 Q82 82 60 98 Q38 82 14 96 Z"/>',
	lantern: '<path d="M44 10 H76 V24 H90 V88 Q90 110 60 110 Q30 110 30 88 V24 H44 Z"/>',
	wave: '<path d="M8 70 Q32 30 60 66 T112 62 V104 H8 Z"/>',
} as const

interface DemoSponsor {
	name: string
	mark?: keyof typeof marks
	color?: string
	link?: string
	top?: boolean
}

const demoSponsors: DemoSponsor[] = [
	{ name: 'Fernwood Savings', mark: 'wave', color: pine, link: 'https://savings.example.org', top: true },
	{ name: 'Lantern Bakery', mark: 'lantern', color: amber, link: 'https://bakery.example.org' },
	{ name: 'Pinehaven Books', mark: 'book', color: clay, link: 'https://books.example.org' },
	{ name: 'Family Okafor-Lindqvist' },
	{ name: 'Cedar Flats Hardware', link: 'https://hardware.example.org' },
]

/** A wall with a top sponsor, logos and names. */
export async function seedSponsors() {
	const sponsors = await Promise.all(demoSponsors.map(stored))
	await writeIfNew([changeWall({ sponsors: [], version: 0 }, sponsors)])
}

async function stored({ name, mark, color = pine, link, top = false }: DemoSponsor, at: number) {
	const sponsor = { _id: `demo-sponsor-${at}`, name, link, top, version: 0 }
	if (!mark) return sponsor
	const id = `demo-logo-${at}`
	const { width, height, sizes } = await encode(logo(name, marks[mark], color))
	for (const { step, bytes } of sizes) await storePicture(picturePath(id, step), bytes)
	return { ...sponsor, logo: { id, width, height } }
}

const logo = (name: string, mark: string, color: string) => {
	const width = 180 + 34 * name.length
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="200">
		<g fill="${color}" transform="translate(10 40)">${mark}</g>
		<text x="150" y="118" font-family="sans-serif" font-size="50" font-weight="700" fill="${color}">${name}</text>
	</svg>`)
}
