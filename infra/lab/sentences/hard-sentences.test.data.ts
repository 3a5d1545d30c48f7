/** These sentences read above grade 8, each with the reason why it can't be easier. */
export const hardSentences: Record<string, string> = {
	'A name can only have letters, spaces, periods, hyphens and apostrophes.':
		'It lists the signs a name can have, and they have no shorter names.',
	'Are you comfortable with social media?': 'It names its field, the documented `socialMediaComfort`.',
	'Because you’re under 18, list a parent, guardian or caretaker.': 'It names the three people who may be listed.',
	'Choose for-us, for-applicant or answered.': 'It names the values of a call.',
	'Choose your relationship status.': 'It names its field.',
	'Dear Maria,{}yes, we can help.': 'It’s two lines of a letter.',
	'Enter an email like name@example.com.': 'The email counts as one long word.',
	'It looks like BTG-7K2M-9QXR-4TNV-W8HC.': 'The token counts as one long word.',
	'Many of them live with hemophilia or another bleeding disorder.':
		'The illness has no shorter name, and people search for it.',
	'No other applications found.': '"Application" is the word for it on every page.',
	'There is an employee with User Access already.': 'It names the permission.',
	'This user is already an employee.': '"Employee" is the word for it in the whole console.',
	'Use only letters, spaces, hyphens, apostrophes and periods in a name.':
		'It lists the signs a name can have, and they have no shorter names.',
	'We approved your application.': '"Application" is the word for it on every page.',
	'We received your application.': '"Application" is the word for it on every page.',
}
