/** Creating an account, signing in, and a new password for someone who forgot theirs. */
export const signIn = {
	'What you tell us stays between you and the people who help.':
		'Lo que nos cuenta queda entre usted y las personas que ayudan.',
	'Sign in': 'Iniciar sesión',
	'Forgot your password?': '¿Olvidó su contraseña?',
	'Forgot Password?': '¿Olvidó su contraseña?',
	'One more step': 'Falta un paso',
	'Return to Login': 'Volver al inicio de sesión',
	'New here?': '¿No tiene cuenta?',
	'Have an account?': '¿Ya tiene cuenta?',
	'Opening it': 'Abriendo',
	Password: 'Contraseña',
	'Logging in': 'Iniciando sesión',
	'That worked, but we couldn’t load your page. Please reload it.':
		'Funcionó, pero no pudimos cargar su página. Vuelva a cargarla.',
	'Your browser didn’t keep you signed in. Please allow cookies for this site and try again.':
		'Su navegador no guardó su sesión. Permita las cookies de este sitio e intente de nuevo.',

	Signup: 'Crear cuenta',
	'We’ll send a code there to make sure it’s yours.': 'Ahí le enviaremos un código para comprobar que es suyo.',
	'8 characters or more, with a capital letter, a number and a symbol like ! or #.':
		'Use 8 o más letras, números y símbolos. Debe tener al menos una letra mayúscula, un número y un símbolo, como # o &.',
	'Confirm password': 'Repita la contraseña',
	'Creating your account': 'Creando su cuenta',
	'Create account': 'Crear cuenta',
	'Verify your email': 'Confirme su correo electrónico',
	'We sent a 6-digit code to {email}. It works for 10 minutes. If you don’t see it, check your spam folder.':
		'Enviamos un código de 6 números a {email}. Sirve por 10 minutos. Si no lo ve, revise la carpeta de correo no deseado (spam).',
	Checking: 'Comprobando',
	Verify: 'Confirmar',
	'Not your address?': '¿No es su correo electrónico?',
	'Sign out and use another': 'Cerrar sesión y usar otro',
	'You can send a new code in a minute': 'Podrá pedir un código nuevo dentro de un minuto',
	'Send a new code': 'Enviar un código nuevo',

	'Enter the same email in both fields.': 'Escriba el mismo correo electrónico en los dos lugares.',
	'Password recovery': 'Recuperar la contraseña',
	'We’ll email you a code to set a new one.': 'Le enviaremos por correo electrónico un código para crear una nueva.',
	'Confirm email': 'Repita el correo electrónico',
	'Send recovery email': 'Enviar el código',
	'Something went wrong on our side.': 'Algo falló de nuestro lado.',
	'It may have worked. Try to sign in with your new password first.':
		'Es posible que sí haya funcionado. Primero intente iniciar sesión con su contraseña nueva.',
	'Enter the recovery code': 'Escribir el código de recuperación',
	'Back to Login': 'Volver al inicio de sesión',
	'Welcome back': 'Ya puede entrar otra vez',
	'Choose a new password': 'Elija una contraseña nueva',
	'Type the code from our email and a new password.': 'Escriba el código de nuestro correo y una contraseña nueva.',
	'Recover your password': 'Recuperar su contraseña',
	'Recovery code': 'Código de recuperación',
	'10 characters. Small letters are fine too.': '10 letras y números. Puede usar minúsculas.',
	'New password': 'Contraseña nueva',
	'Confirm new password': 'Repita la contraseña nueva',
	Submitting: 'Guardando',
	'Submit Recovery': 'Guardar la contraseña nueva',
	'No code in your inbox?': '¿No le llegó el código?',
	'Look in your spam folder. It can take a few minutes.':
		'Revise la carpeta de correo no deseado (spam). Puede tardar unos minutos.',
	'A code works for 10 minutes. If yours is older, {again}.':
		'Un código sirve por 10 minutos. Si ya pasó más tiempo, {again}.',
	'ask for a new one': 'pida uno nuevo',
	'We only send codes to emails that have an account. If you aren’t sure which one you used, call {phone}.':
		'Solo enviamos el código a un correo electrónico que tenga una cuenta. Si no recuerda cuál usó, llame al {phone}.',

	'This browser can’t use passkeys. Use another one, or one of your recovery codes.':
		'Este navegador no puede usar llaves de acceso. Use otro navegador, o uno de sus códigos de recuperación.',
	'Use a passkey instead': 'Usar una llave de acceso',
	'Your password is right. Now use the passkey that you added to your account.':
		'Su contraseña es correcta. Ahora use la llave de acceso que agregó a su cuenta.',
	'Waiting for your passkey': 'Esperando su llave de acceso',
	'Use my passkey': 'Usar mi llave de acceso',
	'I don’t have it with me': 'No la tengo conmigo',
	'Sign in with a recovery code': 'Iniciar sesión con un código de recuperación',
	'You saved these codes when you added your passkey. Each works once.':
		'Guardó estos códigos cuando agregó su llave de acceso. Cada uno sirve una vez.',
	'Signing in': 'Iniciando sesión',
	'Sign in with this code': 'Iniciar sesión con este código',
	'No codes left? A colleague with User Access can remove your passkeys in User Settings.':
		'¿Ya no tiene códigos? Alguien del equipo con el permiso «User Access» puede quitar sus llaves de acceso en «User Settings».',
	'No passkey was used, or it took too long. Please try again and follow what your browser or phone says.':
		'No se usó ninguna llave de acceso, o pasó demasiado tiempo. Intente de nuevo y siga lo que dice su navegador o su teléfono.',
	'This device already has a passkey for your account.': 'Este aparato ya tiene una llave de acceso para su cuenta.',
} as const
