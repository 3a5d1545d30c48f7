import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { SESClient } from '@aws-sdk/client-ses'
import { SSMClient } from '@aws-sdk/client-ssm'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { completeTable } from '#infra/operator/restored-table.ts'
import { namesFor } from '#infra/stacks/names.ts'
import { appWith, every, onAws, resources, type Stack, synthesize } from '#infra/stacks/synth.test.data.ts'
import { root } from '../folders.ts'
import { pause, refuseIfMissing, resume } from '../pause.ts'
import { protectedOnceTheyStand } from './deploy-stacks.ts'
import { refuseUnverified, senderIdentity } from './sender-identity.ts'

/** The tests play what AWS does and the emulator doesn't. docs/aws-behavior.md says how we know it. */

const { App, Web } = synthesize('aws')

const inWords = (command: string) => command.replace(/Command$/, '').replace(/^./, (letter) => letter.toLowerCase())

/** The client's calls are answered here, by the name of the command. */
function answering<Client extends { send: unknown }>(
	client: Client,
	answers: Record<string, (input: never) => unknown>,
) {
	client.send = async (command: { constructor: { name: string }; input: never }) => {
		const answer = answers[inWords(command.constructor.name)]
		if (!answer) throw new Error(`Nobody expected ${command.constructor.name}`)
		return answer(command.input)
	}
	return client
}

function parameters(known: Record<string, string>) {
	return answering(new SSMClient({ region: 'us-east-1' }), {
		getParameter: ({ Name }: { Name: string }) => ({ Parameter: { Value: known[Name] } }),
		putParameter: ({ Name, Value }: { Name: string; Value: string }) => {
			known[Name] = Value
		},
	})
}

/** The CDK protects before it creates; a protected stack whose creation failed can't be created again. */
class StackOnAws {
	status = 'none'
	isProtected = false

	async deploy(protect: 'yes' | 'no', works: boolean) {
		if (this.status === 'ROLLBACK_COMPLETE' && this.isProtected)
			throw new Error('cannot be deleted while TerminationProtection is enabled')
		const isThere = this.status === 'CREATE_COMPLETE'
		this.isProtected = protect === 'yes'
		if (!works && !isThere) this.status = 'ROLLBACK_COMPLETE'
		if (!works) throw new Error('CREATE_FAILED')
		this.status = 'CREATE_COMPLETE'
	}
}

/** A deployment says what it did in order. */
function deploymentTo(stack: StackOnAws) {
	const ssm = parameters({})
	return async ({ works = true, answers = true, throwaway = false }) => {
		const done: string[] = []
		await protectedOnceTheyStand(ssm, '/protected', {
			throwaway,
			deploy: async (protect) => {
				await stack.deploy(protect, works)
				done.push(protect === 'yes' ? 'protected and named' : 'stands')
			},
			answered: async () => {
				if (!answers) throw new Error('no answer')
				done.push('answered')
			},
		})
		return done
	}
}

test('a first deployment that fails can be repeated; what stands and answers is protected, and its name leads there', async () => {
	const stack = new StackOnAws()
	const deploy = deploymentTo(stack)
	await expect(deploy({ works: false })).rejects.toThrow('CREATE_FAILED')
	expect(stack).toEqual({ status: 'ROLLBACK_COMPLETE', isProtected: false })
	await expect(deploy({ answers: false })).rejects.toThrow('no answer')
	expect(stack.isProtected).toBe(false)
	expect(await deploy({ throwaway: true })).toEqual(['stands', 'answered'])
	expect(await deploy({})).toEqual(['stands', 'answered', 'protected and named'])
	expect(stack).toEqual({ status: 'CREATE_COMPLETE', isProtected: true })
	await expect(deploy({ works: false })).rejects.toThrow()
	expect(await deploy({ throwaway: true })).toEqual(['protected and named', 'answered'])
	expect(stack.isProtected).toBe(true)
})

test('until it has answered a stack is not protected, and no name leads to it', () => {
	const { protect: _, ...unsaid } = onAws
	const { stacks } = appWith(unsaid)
	for (const one of stacks) expect(one.terminationProtection).toBe(false)
	const namesOf = (web: Stack) =>
		Object.values(web).flatMap(({ Properties: { Name, Value } }) =>
			[Name, Value].filter((text) => `${text}`.startsWith('help.bridge.example')),
		)
	expect(namesOf(Web)).toEqual(['help.bridge.example.', 'help.bridge.example.', 'help.bridge.example'])
	expect(stacks.map(resources).flatMap(namesOf)).toEqual([])
})

test('the stack makes no identity that SES has already, and keeps one of its own', async () => {
	const settings = { mailDomain: 'bridge.example', names: namesFor('test') }
	const ses = answering(new SESClient({ region: 'us-east-1' }), {
		listIdentities: ({ NextToken }: { NextToken?: string }) =>
			NextToken ? { Identities: ['bridge.example'] } : { Identities: ['other.example'], NextToken: 'more' },
	})
	const ours = { [settings.names.senderParameter]: 'bridge.example' }
	expect(await senderIdentity(settings, parameters({}), ses)).toBe('existing')
	expect(await senderIdentity(settings, parameters(ours), ses)).toBe('make')
	expect(await senderIdentity({ ...settings, mailDomain: 'new.example' }, parameters(ours), ses)).toBe('make')

	const [, web] = appWith({ ...onAws, senderIdentity: 'existing' }).stacks
	const made = Object.values(web ? resources(web) : {}).map(({ Type }) => Type)
	expect(made).toContain('AWS::SES::ConfigurationSet')
	expect(made).not.toContain('AWS::SES::EmailIdentity')
	const notes = every(Web, 'AWS::SSM::Parameter', z.object({ Name: z.string(), Value: z.string() }))
	expect(notes.map(({ is }) => is)).toContainEqual({ Name: '/bridge-the-gap/test/sender', Value: 'bridge.example' })
})

test('a rehearsal begins once SES has verified the domain of its sender', async () => {
	const ses = (VerificationAttributes: object) =>
		answering(new SESClient({ region: 'us-east-1' }), {
			getIdentityVerificationAttributes: () => ({ VerificationAttributes }),
		})
	const settings = { mailDomain: 'bridge.example' }
	const known = (VerificationStatus: string) => ses({ 'bridge.example': { VerificationStatus } })
	for (const unverified of [ses({}), known('Pending')])
		await expect(refuseUnverified(settings, unverified)).rejects.toThrow("SES hasn't verified bridge.example")
	await refuseUnverified(settings, known('Success'))
})

/** CloudFormation cuts a name that it makes to 63 characters, and the stack's part of it to 25 where both are long. */
const cutName = (stack: string, id: string) => `${stack.slice(0, 25)}-${id.slice(0, 24)}-1A2B3C4D5E6F`

test('a restore stops every function, however CloudFormation cut its name, or refuses; then it starts all of them', async () => {
	const ids = every(App, 'AWS::Lambda::Function', z.object({})).map(({ id }) => id)
	const notes = every(App, 'AWS::SSM::Parameter', z.object({ Name: z.string(), Value: z.string() }))
	const { is } = notes.find(({ is }) => is.Name === namesFor('test').functionsParameter) ?? expect.unreachable()
	expect(is.Value.split(',').toSorted()).toEqual(ids.map((id) => `<${id}>`).toSorted())

	const names = ids.map((id) => cutName('BTG-production-App', id))
	// A standard parameter holds 4,096 characters.
	expect(names.map((name) => name.padEnd(64)).join(',').length).toBeLessThan(4096)
	const [consumer = '', ...others] = names
	const stopped = new Set<string>()
	const states = ['Disabling', 'Disabling', 'Disabled']
	let there = names
	let reads = true
	const lambda = answering(new LambdaClient({ region: 'us-east-1' }), {
		listFunctions: () => ({ Functions: there.map((FunctionName) => ({ FunctionName })) }),
		listEventSourceMappings: ({ FunctionName }: { FunctionName: string }) => ({
			EventSourceMappings: FunctionName === consumer ? [{ UUID: 'mapping' }] : [],
		}),
		updateEventSourceMapping: ({ Enabled }: { Enabled: boolean }) => {
			reads = Enabled
		},
		putFunctionConcurrency: ({ FunctionName }: { FunctionName: string }) => stopped.add(FunctionName),
		deleteFunctionConcurrency: ({ FunctionName }: { FunctionName: string }) => stopped.delete(FunctionName),
		getEventSourceMapping: () => ({ State: states.shift() }),
	})
	there = names.slice(1)
	await expect(refuseIfMissing(names, lambda)).rejects.toThrow(`Missing: ${consumer}. Deploy first`)
	expect([reads, stopped.size]).toEqual([true, 0])

	there = names
	await refuseIfMissing(names, lambda)
	await pause(names, lambda, 1)
	expect([reads, [...stopped]]).toEqual([false, others])
	expect(states).toEqual([])
	await resume(names, lambda)
	expect([reads, stopped.size]).toEqual([true, 0])
})

test('a restored table gets what AWS does not restore, also if a run breaks off, and nothing twice', async () => {
	const made: string[] = []
	const isMade = (what: string, is: object) => (made.includes(what) ? is : {})
	let backsUp = false
	const dynamodb = answering(new DynamoDBClient({ region: 'us-east-1' }), {
		describeTable: () => ({ Table: { TableStatus: 'ACTIVE', ...isMade('stream', { LatestStreamArn: 'stream' }) } }),
		describeTimeToLive: () => ({ TimeToLiveDescription: isMade('ttl', { AttributeName: 'ttl' }) }),
		listTagsOfResource: () => ({ Tags: [{ Key: 'aws:cloudformation:stack-id' }, { Key: 'stage' }] }),
		tagResource: ({ Tags }: { Tags: { Key: string }[] }) => made.push(...Tags.map(({ Key }) => Key)),
		updateTimeToLive: () => made.push('ttl'),
		updateContinuousBackups: () => {
			if (!backsUp) throw new Error('Backups are being enabled for the table')
			made.push('backup')
		},
		updateTable: () => made.push('stream'),
	})
	const complete = () => completeTable('restored', 'table', dynamodb, { attempts: 1, milliseconds: 1 })
	await expect(complete()).rejects.toThrow('the backup of the new table: Backups are being enabled')
	backsUp = true
	for (let run = 1; run <= 2; run++) await complete()
	expect(made).toEqual(['ttl', 'stage', 'stage', 'backup', 'stream'])
})

/** The table of the stream is in use, and not one of the stack. */
const restoredTable = 'arn:aws:dynamodb:us-east-1:123456789012:table/restored'
const tableStream = `${restoredTable}/stream/2026-11-29T22:00:00.000`

test('with a restored table the stack has none of its own, and all else is as before, of the restored one', () => {
	const [own = {}, restored = {}] = [{}, { tableStream }].map((more) => {
		const [app] = appWith({ ...onAws, ...more }).stacks
		return app && resources(app)
	})
	const [[id = '', table] = []] = Object.entries(own).filter(([, { Type }]) => Type === 'AWS::DynamoDB::GlobalTable')
	const TimeToLiveSpecification = { AttributeName: 'ttl', Enabled: true }
	expect(table).toMatchObject({ DeletionPolicy: 'Retain', Properties: { TimeToLiveSpecification } })
	const { [id]: _, ...others } = own
	const renamed = JSON.stringify(others)
		.replaceAll(`<${id}.StreamArn>`, tableStream)
		.replaceAll(`<${id}.Arn>`, restoredTable)
		.replaceAll(`<${id}>`, 'restored')
	const signedOut = '"SESSIONS_SINCE":"2026-11-29T22:00:00.000Z"'
	const text = JSON.stringify(restored)
	expect(text.split(signedOut).length - 1).toBe(every(App, 'AWS::Lambda::Function', z.object({})).length)
	// The CDK sorts names and references differently.
	const parts = (template: string) => template.split(/[,[\]{}]+/).toSorted()
	expect(parts(text.replaceAll(`,${signedOut}`, ''))).toEqual(parts(renamed))
})

test('an operator signs in with a profile, and without keys in the environment', () => {
	const folder = mkdtempSync(join(tmpdir(), 'profile-'))
	const config = join(folder, 'config')
	writeFileSync(config, '[profile bridge]\naws_access_key_id = FROMPROFILE\naws_secret_access_key = x\n')
	const { AWS_ACCESS_KEY_ID: _, AWS_SECRET_ACCESS_KEY: __, AWS_ENDPOINT_URL: ___, ...rest } = process.env
	const profile = { AWS_PROFILE: 'bridge', AWS_CONFIG_FILE: config, AWS_SHARED_CREDENTIALS_FILE: config }
	const place = { AWS_REGION: 'us-east-1', TABLE_NAME: 'table', FILES_BUCKET: 'files' }
	const code = `
		await import('./infra/operator/verify-audit.ts')
		const { linkToPut } = await import('./functions/platform/files/objects.ts')
		console.log(await linkToPut('a', 1, { 'content-type': 'a/b' }, { seconds: 60, now: new Date() }))`
	const args = ['--input-type=module', '-e', code]
	const env = { ...rest, ...profile, ...place }
	const link = execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
	rmSync(folder, { recursive: true })
	expect(link).toContain('X-Amz-Credential=FROMPROFILE')
})
