import { App } from 'aws-cdk-lib'
import { addStacks } from './stacks.ts'

/** The app that cdk.json starts. */
addStacks(new App())
