import { formSentences } from './form-sentences.ts'
import { t } from './words/t.ts'

/** Sentences from the server that people read. Sentences about one field are next to the rule of that field. */
export const messages = {
	...formSentences,
	failed: t('Something went wrong on our side, and nothing was changed. Please try again in a moment.'),
	busy: t(
		'Many people are doing this at the same moment, and nothing was changed. Please try again in a moment.',
	),
	outcomeUnknown: t(
		'We don’t know whether this worked. Please send it again: if it did work, it isn’t done twice.',
	),
	unreadable: t('We couldn’t read what you sent. Please try again.'),
	signedOut: t('Please sign in to continue.'),
	unverified: t('Please enter the code we emailed you first.'),
	forbidden: t('You don’t have permission to do this.'),
	foreignOrigin: t('This request didn’t come from our site, so we ignored it.'),
	accessDenied: 'Access Denied!',
	accessDeniedHint: 'Please contact staff for permission to access this section of the employee dashboard.',
	stale: t('Someone else changed this, so nothing was saved. Here it is as it is now.'),
	notFound: t('There’s nothing at this address.'),
	methodNotAllowed: t('This address doesn’t accept that kind of request.'),
	tooLarge: t('That’s too much to send at once. Please attach files one by one on our site.'),
	tooMany: t('Too many tries. Please wait a few minutes and try again.'),
	otherBody: t('You already sent this with different content. Please reload the page and try again.'),
	unsupportedType: t('We couldn’t read what you sent. Please use the form on our site.'),

	wrongLogin: t('That email and password don’t match. Check both, or use ‘Forgot Password?’.'),
	lockedLogin: t('Too many tries for this email. Wait a few minutes, or use ‘Forgot Password?’.'),
	wrongPassword: t('That password is incorrect.'),
	disabledLogin: t('This account is disabled. If that’s a mistake, please write to us.'),
	passkeyFirst: 'Every employee needs a passkey now. Please add yours first.',
	signedUp: t('We emailed you a code. Enter it to finish creating your account.'),
	wrongCode: t('That code doesn’t match, or it’s older than 10 minutes. Check it, or ask for a new one.'),
	codeEnded: t('That was the fifth wrong try, so this code no longer works. Please ask for a new one.'),
	codeSent: t('If this email can get a new code, it’s on its way. It works for 10 minutes.'),
	accountExists: t('There’s already an account with this email. Please sign in.'),
	alreadyVerified: t('Your email is already confirmed.'),
	recoverySent: t(
		'If there’s an account with this email, a recovery code is on its way. It works for 10 minutes.',
	),
	wrongRecovery: t('That email and recovery code don’t match, or the code is older than 10 minutes.'),
	recovered: t('Your Password has been reset, click the button below to continue to login.'),
	commonSecret: t(
		'This is one of the first passwords or keys that guessing programs try. Choose one that is less common.',
	),
	ownNameAsSecret: t(
		'This is easy to guess for anyone who knows you. Choose one without your name, your email or the name Bridge The Gap.',
	),
	wrongKey: 'That key is incorrect.',
	wrongKeyTwoLeft: 'That key is incorrect. You have 2 tries left.',
	wrongKeyOneLeft: 'That key is incorrect. You have 1 try left.',
	lockedKey: 'Too many wrong tries with this key. It’s locked for 30 minutes.',
	noKey: 'You don’t have an employee key yet. Choose one in Settings first.',
} as const
