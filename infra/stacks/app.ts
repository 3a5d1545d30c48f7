import { App } from 'aws-cdk-lib'
import { addStacks } from './stacks.ts'

/** cdk.json starts this file. */
addStacks(new App())
