export interface Acknowledgement {
	/** Several rules of cdk-nag may say the same, because two packs have it. */
	ids: string[]
	/** These are the paths of the constructs; the default is all of them. */
	at?: RegExp
	reason: string
}

/** We accept these findings of three rule packs, each with the reason. An entry without a finding is an error. */
export const acknowledged: Acknowledgement[] = [
	{
		ids: ['AwsSolutions-APIG2'],
		reason:
			'Every request is parsed by the zod schema of its endpoint; the gateway would answer without our sentences.',
	},
	{
		ids: ['AwsSolutions-APIG3'],
		reason: 'The firewall stands at CloudFront, and the API answers nothing that did not come through it.',
	},
	{
		ids: ['HIPAA.Security-APIGWSSLEnabled'],
		reason: 'A client certificate is for servers behind the gateway; a function is called by AWS itself.',
	},
	{
		ids: ['HIPAA.Security-APIGWCacheEnabledAndEncrypted'],
		reason: 'No answer about a person may be kept anywhere; what is public is a file that CloudFront keeps.',
	},
	{
		ids: ['Serverless-APIGWXrayEnabled', 'HIPAA.Security-APIGWXrayEnabled', 'Serverless-LambdaTracing'],
		reason:
			'A request is one function and one table: its id in the log leads everywhere, and traces cost and hold ids.',
	},
	{
		ids: ['AwsSolutions-CFR1'],
		reason: 'People travel, flee and use networks of other countries; nobody is turned away for where they are.',
	},
	{
		ids: ['AwsSolutions-CFR3'],
		reason: 'Which address looked at which page is nothing we want to know of people in hardship. Refusals are logged.',
	},
	{
		ids: [
			'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
		],
		reason: 'The one way for API Gateway to write logs; the policy does nothing else.',
	},
	{
		ids: [
			'AwsSolutions-IAM5[Resource::<DataFilesC1590605.Arn>/uploads/*]',
			'AwsSolutions-IAM5[Resource::<DataFilesC1590605.Arn>/pictures/*]',
			'AwsSolutions-IAM5[Resource::<DataFilesC1590605.Arn>/published/*]',
			'AwsSolutions-IAM5[Resource::<DataAuditArchive586763B5.Arn>/*]',
		],
		reason: 'Files and records have names that are made up when they come; app.snap shows who may do what with them.',
	},
	{
		ids: ['AwsSolutions-IAM5[Resource::*]'],
		at: /Jobs\/Morning\/Role\/DefaultPolicy/,
		reason: 'Alarms are asked for by the beginning of their names, for which AWS knows no narrower resource.',
	},
	{
		ids: [
			'AwsSolutions-IAM5[Resource::arn:aws:events:us-east-1:123456789012:rule/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*]',
		],
		reason: 'GuardDuty makes up the end of its rule’s name, and the condition lets only GuardDuty manage it.',
	},
	{
		ids: ['AwsSolutions-IAM5[Resource::arn:aws:ses:us-east-1:123456789012:identity/*]'],
		reason:
			'A recipient may be an identity of the account as well. From which address is a condition, and only ours passes.',
	},
	{
		ids: ['HIPAA.Security-IAMNoInlinePolicy'],
		reason: 'A role belongs to one function and its policy to that role: nobody else could use it.',
	},
	{
		ids: ['Serverless-LambdaDLQ', 'HIPAA.Security-LambdaDLQ'],
		at: /-App\/(\w+|Mail\/\w+|Audit\/\w+)\/Function\//,
		reason:
			'Nothing calls these asynchronously: the gateway waits for an answer, a queue has its dead-letter queue, and a stream keeps trying.',
	},
	{
		ids: ['Serverless-LambdaEventSourceMappingDestination'],
		at: /EventSource/,
		reason:
			'A queue has its own dead-letter queue. The stream keeps trying: a failure destination gets no records, and the outbox sweeper finds what is overdue.',
	},
	{
		ids: ['AwsSolutions-SQS3', 'Serverless-SQSRedrivePolicy'],
		at: /\/(DeadEnd|Undone|Unheard|Unreported)\/Queue\//,
		reason: 'These are the dead ends; an alarm tells of the first message.',
	},
	{
		ids: ['HIPAA.Security-LambdaConcurrency'],
		reason:
			'A new account has 10 at once for everything and lets none be reserved; the gateway and the firewall throttle.',
	},
	{
		ids: ['HIPAA.Security-LambdaInsideVPC'],
		reason: 'There is nothing in a private network to reach; its gateways would cost more than all the rest.',
	},
	{
		ids: ['HIPAA.Security-SNSEncryptedKMS'],
		reason: 'Topics keep nothing. Alarms and SES cannot use the free key, and one of our own costs a dollar a month.',
	},
	{
		ids: ['HIPAA.Security-S3DefaultEncryptionKMS'],
		reason: 'Encrypted with the keys of S3. CloudFront and access logs cannot use the free KMS key.',
	},
	{
		ids: ['HIPAA.Security-CloudWatchLogGroupEncrypted'],
		reason: 'Encrypted with the keys of CloudWatch. Logs hold ids and no data about people, which a test sees to.',
	},
	{
		ids: ['HIPAA.Security-S3BucketReplicationEnabled'],
		reason: 'Three data centers and old versions are enough for files that the people who sent them also have.',
	},
]
