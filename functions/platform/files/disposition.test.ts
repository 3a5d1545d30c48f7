import { expect, test } from 'vitest'
import { asDownload } from './disposition.ts'

test.each([
	['bill.pdf', 'bill.pdf', 'bill.pdf'],
	['Rechnung März.pdf', 'Rechnung Marz.pdf', 'Rechnung%20M%C3%A4rz.pdf'],
	['счёт.pdf', '____.pdf', '%D1%81%D1%87%D1%91%D1%82.pdf'],
	["a'b(1)*.pdf", 'a_b(1)_.pdf', 'a%27b%281%29%2A.pdf'],
	['a"; filename="evil.exe', 'a__ filename__evil.exe', 'a%22%3B%20filename%3D%22evil.exe'],
	['a\r\nSet-Cookie: x.pdf', 'a__Set-Cookie_ x.pdf', 'a%0D%0ASet-Cookie%3A%20x.pdf'],
	['a%20b.pdf', 'a_20b.pdf', 'a%2520b.pdf'],
	['lone\ud800.pdf', 'lone_.pdf', 'lone%EF%BF%BD.pdf'],
])('%j', (name, plain, whole) => {
	expect(asDownload(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${whole}`)
})

test('the longest name of the largest characters fits into what S3 keeps of headers', () => {
	const header = asDownload(`${'紙'.repeat(196)}.pdf`)
	expect(header.length).toBeLessThan(800)
	expect(header).toMatch(/\.pdf$/)
})
