/** Signing up, signing in, and what people change about their account. */
export const account = {
	'That email and password don’t match. Check both, or use ‘Forgot Password?’.':
		'El correo electrónico y la contraseña no coinciden. Revise los dos, o use «¿Olvidó su contraseña?».',
	'Too many tries for this email. Wait a few minutes, or use ‘Forgot Password?’.':
		'Hubo demasiados intentos con este correo electrónico. Espere unos minutos, o use «¿Olvidó su contraseña?».',
	'That password is incorrect.': 'La contraseña no es correcta.',
	'This account is disabled. If that’s a mistake, please write to us.':
		'Esta cuenta está desactivada. Si es un error, escríbanos.',
	'We emailed you a code. Enter it to finish creating your account.':
		'Le enviamos un código por correo electrónico. Escríbalo para terminar de crear su cuenta.',
	'That code doesn’t match, or it’s older than 10 minutes. Check it, or ask for a new one.':
		'El código no coincide, o ya pasaron más de 10 minutos. Revíselo o pida uno nuevo.',
	'That was the fifth wrong try, so this code no longer works. Please ask for a new one.':
		'Fue el quinto intento equivocado, así que este código ya no sirve. Pida uno nuevo.',
	'If this email can get a new code, it’s on its way. It works for 10 minutes.':
		'Si este correo electrónico puede recibir un código nuevo, ya va en camino. Sirve por 10 minutos.',
	'There’s already an account with this email. Please sign in.':
		'Ya hay una cuenta con este correo electrónico. Inicie sesión.',
	'Your email is already confirmed.': 'Su correo electrónico ya está confirmado.',
	'If there’s an account with this email, a recovery code is on its way. It works for 10 minutes.':
		'Si hay una cuenta con este correo electrónico, un código de recuperación ya va en camino. Sirve por 10 minutos.',
	'That email and recovery code don’t match, or the code is older than 10 minutes.':
		'El correo electrónico y el código de recuperación no coinciden, o ya pasaron más de 10 minutos.',
	'Your Password has been reset, click the button below to continue to login.':
		'Su contraseña se cambió. Use el botón de abajo para iniciar sesión.',
	'This is one of the first passwords or keys that guessing programs try. Choose one that is less common.':
		'Es una de las primeras que prueban los programas que adivinan contraseñas. Elija una menos común.',
	'This is easy to guess for anyone who knows you. Choose one without your name, your email or the name Bridge The Gap.':
		'Es fácil de adivinar para quien le conoce. Elija una sin su nombre, sin su correo electrónico y sin nuestro nombre.',
	'Invalid Password Length!': '¡La contraseña es demasiado corta o demasiado larga!',
	'Password Must Contain 1 Symbol, Uppercase Letter, and Number!':
		'¡La contraseña debe tener 1 símbolo, 1 letra mayúscula y 1 número!',
	'Enter your password.': 'Escriba su contraseña.',
	'Invalid Email Length or Format!': '¡El correo electrónico está mal escrito o es demasiado largo!',
	'Invalid First Name Length!': '¡El nombre es demasiado corto o demasiado largo!',
	'Invalid Last Name Length!': '¡El apellido es demasiado corto o demasiado largo!',
	'Passwords Must Match!': '¡Las contraseñas deben ser iguales!',
	'Enter the code from our email.': 'Escriba el código de nuestro correo electrónico.',
	'Enter an email with fewer than 50 characters.': 'Escriba un correo electrónico de menos de 50 letras.',
	'Enter all 10 characters of the code.': 'Escriba las 10 letras y números del código.',
	'You’re signed out everywhere else.': 'Cerramos su sesión en todos los demás lugares.',
	'Your password was changed. You’re signed out everywhere else.':
		'Su contraseña se cambió. Cerramos su sesión en todos los demás lugares.',
	'Your name was changed.': 'Su nombre se cambió.',
	'We emailed a code to your new email. Enter it to finish.':
		'Enviamos un código a su nuevo correo electrónico. Escríbalo para terminar.',
	'Your email was changed. Sign in with it from now on.':
		'Su correo electrónico se cambió. De ahora en adelante, inicie sesión con él.',
	'That’s the email you have now.': 'Ese es el correo electrónico que ya tiene.',
	'There’s already an account with this email, so yours keeps the email it has.':
		'Ya hay una cuenta con este correo electrónico, así que la suya se queda con el que tiene.',
	'We’ll erase your account in a day or two. We emailed you how to stop it.':
		'Borraremos su cuenta en uno o dos días. Le enviamos un correo que dice cómo evitarlo.',
	'You’re still waiting for our answer to an application. Check the box if you want it erased too.':
		'Todavía espera nuestra respuesta a una solicitud. Marque la casilla si quiere que también la borremos.',
	'We approved an application and don’t see its payment yet. Check the box if you want it erased too.':
		'Aprobamos una solicitud y todavía no vemos su pago. Marque la casilla si quiere que también la borremos.',
	'You’re an employee, so your account can’t be erased here. Ask a colleague to make you a member first.':
		'Usted es parte del personal, así que su cuenta no se puede borrar aquí. Primero pida a un colega que le quite ese acceso.',
	'You keep your account. Nothing was erased.': 'Usted conserva su cuenta. No se borró nada.',
	'Your account changed at the same moment, so nothing was saved. Please try again.':
		'Su cuenta cambió al mismo tiempo, así que no se guardó nada. Intente de nuevo.',

	'Give this passkey a name of 1 to 40 characters, such as the device it’s on.':
		'Póngale a esta llave de acceso un nombre de 1 a 40 letras, como el del aparato donde está.',
	'Passkey added. From now on, we’ll ask for it when you sign in.':
		'Llave de acceso agregada. De ahora en adelante se la pediremos cuando inicie sesión.',
	'Passkey removed.': 'Quitamos la llave de acceso.',
	'Passkey removed. From now on, your password is enough to sign in.':
		'Quitamos la llave de acceso. De ahora en adelante basta su contraseña para iniciar sesión.',
	'This passkey is already gone. Please reload the page.':
		'Esta llave de acceso ya no está. Vuelva a cargar la página.',
	'You have 10 passkeys already. Remove one first.': 'Ya tiene 10 llaves de acceso. Primero quite una.',
	'Your passkeys were changed at the same moment. Please reload the page and try again.':
		'Sus llaves de acceso cambiaron al mismo tiempo. Vuelva a cargar la página e intente de nuevo.',
	'This passkey couldn’t be added. Please try again.': 'No se pudo agregar esta llave de acceso. Intente de nuevo.',
	'Add a passkey first.': 'Primero agregue una llave de acceso.',
	'These are your new recovery codes. The old ones no longer work.':
		'Estos son sus nuevos códigos de recuperación. Los de antes ya no sirven.',
	'Enter one of your recovery codes. Each has 16 letters and digits.':
		'Escriba uno de sus códigos de recuperación. Cada uno tiene 16 letras y números.',
	'That code doesn’t match, or it was used before. Try another one.':
		'El código no coincide, o ya se usó. Pruebe con otro.',
	'We couldn’t check that passkey. Please try again, or use a recovery code.':
		'No pudimos comprobar esa llave de acceso. Intente de nuevo, o use un código de recuperación.',
	'That took too long, or there were too many tries. Please enter your password again.':
		'Pasó demasiado tiempo, o hubo demasiados intentos. Escriba su contraseña otra vez.',
	'We couldn’t read this passkey. Please try again.': 'No pudimos leer esta llave de acceso. Intente de nuevo.',
} as const
