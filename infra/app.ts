import { App } from 'aws-cdk-lib'
import { addStacks } from './stacks.ts'

/** What cdk.json starts. */
addStacks(new App())
