import { formSentences } from './form-sentences.ts'

/** Sentences from the server that people read. Sentences about one field are next to the rule of that field. */
export const messages = {
	...formSentences,
	failed: 'Something went wrong on our side, and nothing was changed. Please try again in a moment.',
	busy: 'Many people are doing this at the same moment, and nothing was changed. Please try again in a moment.',
	outcomeUnknown:
		'We don’t know whether this worked. Please send it again: if it did work, it isn’t done twice.',
	unreadable: 'We couldn’t read what you sent. Please try again.',
	signedOut: 'Please sign in to continue.',
	unverified: 'Please enter the code we emailed you first.',
	forbidden: 'You don’t have permission to do this.',
	foreignOrigin: 'This request didn’t come from our site, so we ignored it.',
	accessDenied: 'Access Denied!',
	accessDeniedHint: 'Please contact staff for permission to access this section of the employee dashboard.',
	stale: 'Someone else changed this, so nothing was saved. Here it is as it is now.',
	notFound: 'There’s nothing at this address.',
	methodNotAllowed: 'This address doesn’t accept that kind of request.',
	tooLarge: 'That’s too much to send at once. Please attach files one by one on our site.',
	tooMany: 'Too many tries. Please wait a few minutes and try again.',
	otherBody: 'You already sent this with different content. Please reload the page and try again.',
	unsupportedType: 'We couldn’t read what you sent. Please use the form on our site.',

	wrongLogin: 'That email and password don’t match. Check both, or use ‘Forgot Password?’.',
	lockedLogin: 'Too many tries for this email. Wait a few minutes, or use ‘Forgot Password?’.',
	wrongPassword: 'That password is incorrect.',
	disabledLogin: 'This account is disabled. If that’s a mistake, please write to us.',
	passkeyFirst: 'Every employee needs a passkey now. Please add yours first.',
	signedUp: 'We emailed you a code. Enter it to finish creating your account.',
	wrongCode: 'That code doesn’t match, or it’s older than 10 minutes. Check it, or ask for a new one.',
	codeEnded: 'That was the fifth wrong try, so this code no longer works. Please ask for a new one.',
	codeSent: 'If this email can get a new code, it’s on its way. It works for 10 minutes.',
	accountExists: 'There’s already an account with this email. Please sign in.',
	alreadyVerified: 'Your email is already confirmed.',
	recoverySent:
		'If there’s an account with this email, a recovery code is on its way. It works for 10 minutes.',
	wrongRecovery: 'That email and recovery code don’t match, or the code is older than 10 minutes.',
	recovered: 'Your Password has been reset, click the button below to continue to login.',
	commonSecret: 'This is one of the first that guessing programs try. Choose one that is less common.',
	ownNameAsSecret:
		'This is easy to guess for anyone who knows you. Choose one without your name, your email or ours.',
	wrongKey: 'That key is incorrect.',
	wrongKeyTwoLeft: 'That key is incorrect. You have 2 tries left.',
	wrongKeyOneLeft: 'That key is incorrect. You have 1 try left.',
	lockedKey: 'Too many wrong tries with this key. It’s locked for 30 minutes.',
	noKey: 'You don’t have an employee key yet. Choose one in Settings first.',
} as const
