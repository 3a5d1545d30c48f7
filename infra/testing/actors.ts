import type { Actor } from '#infra/testing/api/access.test.data.ts'
import { signIn } from './people.ts'
import { TestClient } from './test-client.ts'

/** The client has a session of this actor's account, and an employee key if one is given. */
export const signInAs = async (actor: Actor, key?: string) =>
	actor.rights ? (await signIn(actor, key)).client : new TestClient()
