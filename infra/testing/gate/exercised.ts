import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Cloud } from '#infra/tools/cloud-facts.ts'
import { root } from '#infra/tools/folders.ts'

const Answered = z.object({
	message: z.literal('answered'),
	method: z.string(),
	endpoint: z.string(),
	status: z.literal(200),
})

/** The endpoints that answered with success, as their functions logged it. */
export function answeredIn(lines: readonly string[]) {
	const answers = lines.flatMap((line) => Answered.safeParse(asJson(line)).data ?? [])
	return new Set(answers.map(({ method, endpoint }) => `${method} ${endpoint}`))
}

/** A line of a log group, `group: {"message":…}`. */
export function asJson(line: string): unknown {
	const begin = line.indexOf('{')
	try {
		return begin < 0 ? undefined : JSON.parse(line.slice(begin))
	} catch {
		return undefined
	}
}

/** The writes that deployed functions have made, as the emulator noted them: `newsletter Delete LEAVE/LEAVE`. */
export const writesMade = ({ folder }: Pick<Cloud, 'folder'>) =>
	readWrites(readFileSync(join(folder, 'writes-made.tsv'), 'utf8'))

export function readWrites(noted: string) {
	const lines = noted.trim().split('\n')
	const writes = lines.map((line) => {
		const [principal = '', done, kind] = line.split('\t')
		const [, name = principal] = /-App-(.+?)Role[0-9A-F]{8}/.exec(principal) ?? []
		return `${name} ${done} ${kind}`
	})
	return [...new Set(writes)].filter((write) => !byChance.some((chance) => chance.test(write))).sort()
}

/**
 * Every function notes that a session goes on, once a minute. A refresh of statistics counts whatever other tests have
 * changed until then, and its own test changes an application.
 */
const byChance = [/ Update SESSION\/\*$/, /^statistics Put COUNTED\/(?!APPLICATION$)/]

const beginning = /\bpk: [`']([A-Z][A-Z ]*)(?=#|')/g

/** What the keys of the domain modules and the platform begin with, read from their sources. */
export function kindsInSources() {
	const folders = ['domain', 'platform'].map((name) => join(root, 'functions', name))
	const files = folders.flatMap((folder) =>
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter(({ name }) => name.endsWith('.ts') && !name.includes('.test.'))
			.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')),
	)
	return new Set(files.flatMap((text) => [...text.matchAll(beginning)].map(([, kind = '']) => kind)))
}

/** Kinds of items that no deployed function has written. */
export const neverWritten = (kinds: Iterable<string>, writes: readonly string[]) =>
	[...kinds].filter((kind) => !writes.some((write) => write.includes(` ${kind}/`)))
