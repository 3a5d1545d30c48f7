/** Emails about an account: its codes, its password, its address, and its end. */
export const account = {
	'Your code for Bridge The Gap': 'Su código para Bridge The Gap',
	'Enter it on our site to finish creating your account.':
		'Escríbalo en nuestro sitio para terminar de crear su cuenta.',
	'Here’s your code': 'Este es su código',
	'Welcome! Enter this code on the page where you signed up, and your account is ready.':
		'¡Le damos la bienvenida! Escriba este código en la página donde empezó a crear su cuenta, y su cuenta estará lista.',
	'The code works once, for 10 minutes from when you asked for it. Expired? Ask for a new one on the same page. Only the latest code works.':
		'El código sirve una sola vez, durante 10 minutos desde que lo pidió. ¿Ya venció? Pida uno nuevo en la misma página. Solo sirve el código más reciente.',
	'Didn’t sign up? ~account': '¿No pidió crear una cuenta?',
	'Someone typed your email, most likely by mistake. Nothing happens without the code, so you can delete this email. Never share the code. We won’t ask for it by email or phone.':
		'Alguien escribió el correo electrónico de usted, probablemente por error. Sin el código no pasa nada, así que puede borrar este correo. Nunca comparta el código. No se lo pediremos por correo ni por teléfono.',
	'You already have an account with us': 'Usted ya tiene una cuenta con nosotros',
	'Someone tried to sign up with your email.': 'Alguien intentó crear una cuenta con el correo electrónico de usted.',
	'You already have an account': 'Usted ya tiene una cuenta',
	'Someone just tried to sign up at Bridge The Gap with this email. It already has an account, so we didn’t make a second one.':
		'Alguien acaba de intentar crear una cuenta en Bridge The Gap con este correo electrónico. Este correo ya tiene una cuenta, así que no hicimos otra.',
	'If that was you, just sign in. If you forgot your password, choose ‘Forgot Password?’ there, and we’ll email you a code to set a new one.':
		'Si fue usted, solo inicie sesión. Si olvidó su contraseña, elija ahí «¿Olvidó su contraseña?» y le enviaremos por correo un código para crear una nueva.',
	'Sign in': 'Iniciar sesión',
	'Wasn’t that you?': '¿No fue usted?',
	'You don’t need to do anything. Nothing in your account changed, and we didn’t tell anyone that you have one.':
		'No tiene que hacer nada. En su cuenta no cambió nada, y no le dijimos a nadie que usted la tiene.',
	'Your recovery code for Bridge The Gap': 'Su código de recuperación para Bridge The Gap',
	'Enter it on our site and choose a new password.': 'Escríbalo en nuestro sitio y elija una contraseña nueva.',
	'Choose a new password': 'Elija una contraseña nueva',
	'Here’s the recovery code for your account. On the recovery page, enter the code, your email and a new password.':
		'Este es el código de recuperación de su cuenta. En la página de recuperación, escriba el código, su correo electrónico y una contraseña nueva.',
	'The code never has the letters O, I or L. If you see something like one of them, it’s a zero or the number 1.':
		'El código no tiene las letras O, I ni L. Si ve algo parecido, es un cero o un uno.',
	'Open the recovery page': 'Abrir la página de recuperación',
	'The code works once, for 10 minutes from when you asked for it. Expired? Choose ‘Forgot Password?’ on our sign-in page for a new one.':
		'El código sirve una sola vez, durante 10 minutos desde que lo pidió. ¿Ya venció? Elija «¿Olvidó su contraseña?» en la página para iniciar sesión y pida uno nuevo.',
	'You don’t need to do anything. Your password stays the same, and no one can get in without the code. Never share it. We won’t ask for it by email or phone.':
		'No tiene que hacer nada. Su contraseña sigue igual, y nadie puede entrar sin el código. Nunca lo comparta. No se lo pediremos por correo ni por teléfono.',
	'Your password was changed': 'Se cambió su contraseña',
	'If this was you, you’re all set.': 'Si fue usted, no tiene que hacer nada más.',
	'The password for your Bridge The Gap account was just changed. If this was you, you’re all set.':
		'Acaba de cambiarse la contraseña de su cuenta de Bridge The Gap. Si fue usted, no tiene que hacer nada más.',
	'To be safe, we signed you out everywhere. Please sign in with the new password.':
		'Por seguridad, cerramos su sesión en todas partes. Inicie sesión con la contraseña nueva.',
	'To be safe, we signed you out everywhere but where you changed it.':
		'Por seguridad, cerramos su sesión en todas partes, menos donde hizo el cambio.',
	'Someone may be able to read your email. First, change the password for your email account. Then open our sign-in page, choose ‘Forgot Password?’ to set a new password here, and let us know.':
		'Tal vez alguien puede leer su correo. Primero, cambie la contraseña de su correo electrónico. Después abra nuestra página para iniciar sesión, elija «¿Olvidó su contraseña?» para crear una contraseña nueva de Bridge The Gap, y avísenos.',
	'Someone knows your old password and is signed in to your account. Open our sign-in page and choose ‘Forgot Password?’ to set a new one. That signs them out. Then let us know.':
		'Alguien sabe su contraseña anterior y tiene abierta su cuenta. Abra nuestra página para iniciar sesión y elija «¿Olvidó su contraseña?» para crear una nueva. Así se cierra la sesión de esa persona. Después avísenos.',
	'Enter it on our site to change your email.': 'Escríbalo en nuestro sitio para cambiar su correo electrónico.',
	'Someone wants to use this email for their Bridge The Gap account. If that’s you, enter this code on your dashboard, under ‘Change your email’.':
		'Alguien quiere usar este correo electrónico para una cuenta de Bridge The Gap. Si es usted, escriba este código en «Mi cuenta», donde pidió cambiar su correo.',
	'Someone tried to use your email for another account.':
		'Alguien intentó usar el correo electrónico de usted para otra cuenta.',
	'Someone just tried to use this email for their account at Bridge The Gap. It already has an account of its own, so nothing was changed.':
		'Alguien acaba de intentar usar este correo electrónico para otra cuenta de Bridge The Gap. Este correo ya tiene su propia cuenta, así que no se cambió nada.',
	'If that was you, just sign in with this email. If you forgot your password, choose ‘Forgot Password?’ there, and we’ll email you a code to set a new one.':
		'Si fue usted, solo inicie sesión con este correo electrónico. Si olvidó su contraseña, elija ahí «¿Olvidó su contraseña?» y le enviaremos por correo un código para crear una nueva.',
	'The email of your account was changed': 'Se cambió el correo electrónico de su cuenta',
	'Your Bridge The Gap account has a new email. If this was you, you’re all set: sign in with the new email from now on.':
		'Su cuenta de Bridge The Gap tiene un correo electrónico nuevo. Si fue usted, no tiene que hacer nada más: de ahora en adelante, inicie sesión con el correo nuevo.',
	'Someone knows your password and is signed in to your account. Call us at {phone} or write to {email} right away. We’ll disable the account.':
		'Alguien sabe su contraseña y tiene abierta su cuenta. Llámenos ahora mismo al {phone} o escriba a {email}. Vamos a desactivar la cuenta.',
	'You asked us to erase your account': 'Usted nos pidió borrar su cuenta',
	'You have a day to change your mind.': 'Tiene un día para cambiar de opinión.',
	'We’ll erase your account': 'Vamos a borrar su cuenta',
	'You asked us to erase your Bridge The Gap account. We’ll wait a day, in case you change your mind. Then we’ll erase your account, your applications and their files, and take you off our newsletter.':
		'Usted nos pidió borrar su cuenta de Bridge The Gap. Esperaremos un día, por si cambia de opinión. Después borraremos su cuenta, sus solicitudes y sus archivos, y ya no le enviaremos nuestro boletín.',
	'We didn’t erase your account': 'No borramos su cuenta',
	'We’re not done with an application yet.': 'Todavía no hemos terminado con una solicitud.',
	'You keep your account': 'Usted conserva su cuenta',
	'You asked us to erase your Bridge The Gap account. After that an application came from your account or with your email, and we’re not done with it yet. So we erased nothing.':
		'Usted nos pidió borrar su cuenta de Bridge The Gap. Después llegó una solicitud desde su cuenta o con su correo electrónico, y todavía no hemos terminado con ella. Por eso no borramos nada.',
	'Still want us to erase your account? Sign in and ask us again on your dashboard.':
		'¿Todavía quiere que borremos su cuenta? Inicie sesión y pídanoslo otra vez en «Mi cuenta».',
	'Want to keep it? Sign in before then and choose ‘Keep my account’ on your dashboard.':
		'¿Quiere conservarla? Antes de que pase el día, inicie sesión y elija «Conservar mi cuenta» en «Mi cuenta».',
	'Someone knows your password and is signed in to your account. Sign in within a day, choose ‘Keep my account’, and change your password. That signs them out. Then let us know.':
		'Alguien sabe su contraseña y tiene abierta su cuenta. Antes de que pase un día, inicie sesión, elija «Conservar mi cuenta» y cambie su contraseña. Así se cierra la sesión de esa persona. Después avísenos.',
	'Your account is erased': 'Borramos su cuenta',
	'Thank you for being with us.': 'Gracias por el tiempo que pasó con nosotros.',
	'As you asked, we erased your Bridge The Gap account. Your applications and their files are gone too, and you’re off our newsletter. Our backups still hold them for 35 days. Then they’re gone there too.':
		'Como nos pidió, borramos su cuenta de Bridge The Gap. También borramos sus solicitudes y sus archivos, y ya no le enviaremos nuestro boletín. Nuestras copias de seguridad los guardan 35 días más. Después también se borran ahí.',
	'You can sign up again whenever you like. This is our last email to you.':
		'Puede crear una cuenta otra vez cuando quiera. Este es el último correo que le enviamos.',
	'Call us at {phone} or write to {email}.': 'Llámenos al {phone} o escriba a {email}.',
} as const
