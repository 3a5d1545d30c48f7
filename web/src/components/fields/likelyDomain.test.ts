import { expect, test } from 'vitest'
import { likelyDomain } from './likelyDomain.ts'

test.each([
	['dolores@gmial.com', 'gmail.com'],
	['dolores@gmail.con', 'gmail.com'],
	['dolores@gmail.co', 'gmail.com'],
	['dolores@gmaill.com', 'gmail.com'],
	['dolores@gamil.com', 'gmail.com'],
	[' Dolores@GMIAL.com ', 'gmail.com'],
	['dolores@yaho.com', 'yahoo.com'],
	['dolores@yhaoo.com', 'yahoo.com'],
	['dolores@hotmial.com', 'hotmail.com'],
	['dolores@outlok.com', 'outlook.com'],
	['dolores@iclould.com', 'icloud.com'],
	['dolores@aol.cm', 'aol.com'],
	['dolores@comcast.met', 'comcast.net'],
])('%s is asked about %s', (email, domain) => expect(likelyDomain(email)).toBe(domain))

test.each([
	'dolores@gmail.com',
	'dolores@ymail.com',
	'dolores@mail.com',
	'dolores@email.com',
	'dolores@ne.com',
	'dolores@uab.edu',
	'dolores@bridge.example',
	'dolores@gmali.con',
	'dolores@',
	'gmial.com',
	'',
])('%s is asked about nothing', (email) => expect(likelyDomain(email)).toBeUndefined())
