/** What the server says, and what both sides say, in Spanish. Functions carry these sentences, and pages don't. */
export const said = {
	'Please input all requested information!': '¡Escriba toda la información que se pide!',
	'Unable to view without login': 'No se puede ver sin iniciar sesión',
	'We couldn’t find an application with this name and token. Please check all three and try again.':
		'No encontramos ninguna solicitud con este nombre y este código. Revise los tres datos e intente de nuevo.',
} as const
