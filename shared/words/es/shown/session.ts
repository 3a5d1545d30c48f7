/** Sentences about sessions that end, forms that a device kept, and where someone is signed in. */
export const session = {
	'Are you still there?': '¿Sigue ahí?',
	'Your session ends soon': 'Su sesión se cerrará pronto',
	'Stay signed in': 'Seguir con la sesión abierta',
	'Keep going': 'Continuar',
	'Sign out': 'Cerrar sesión',
	'You’ve been inactive for a while. To protect your information, we’ll sign you out at {time}.':
		'Hace un rato que no usa esta página. Para proteger su información, cerraremos su sesión a esta hora: {time}',
	'You’ve almost reached the time limit, so we’ll sign you out at {time}. You can sign in again right away.':
		'Su tiempo casi se termina. Podrá iniciar sesión otra vez enseguida. Cerraremos su sesión a esta hora: {time}',
	'Asking our server': 'Comunicando con nuestro servidor',
	'We couldn’t reach our server. You stay signed in only if we reach it by {time}.':
		'No pudimos conectarnos con nuestro servidor. Si no lo logramos, su sesión se cerrará a esta hora: {time}',
	'We’ll keep what you typed.': 'Guardaremos lo que escribió.',
	'You were signed out': 'Su sesión se cerró',
	'You were inactive, so we signed you out to protect your information.':
		'No usó la página por un rato, así que cerramos su sesión para proteger su información.',
	'You reached the time limit, so we signed you out to protect your information.':
		'Su tiempo se terminó, así que cerramos su sesión para proteger su información.',
	'You were signed out in another tab or on another device.': 'Su sesión se cerró en otra pestaña o en otro aparato.',
	'You signed out in another tab, so we erased what you typed here.':
		'Cerró su sesión en otra pestaña, así que borramos lo que escribió aquí.',
	'What you typed is still on this page.': 'Lo que escribió sigue en esta página.',
	'Sign in again to see what you typed.': 'Inicie sesión otra vez para ver lo que escribió.',
	'Sign in again (opens a new tab)': 'Iniciar sesión otra vez (abre otra pestaña)',
	'Close this notice': 'Cerrar este aviso',
	'You’re signed out on this device': 'Cerramos su sesión en este aparato',
	'We erased what this device had about you. We couldn’t reach our server, so you’re still signed in there. We’ll sign you out as soon as you’re connected.':
		'Borramos lo que había de usted en este aparato. No pudimos conectarnos con nuestro servidor, así que allí su sesión todavía no está cerrada. La cerraremos en cuanto haya conexión.',
	'Please keep this page open until then.': 'Deje esta página abierta hasta entonces.',
	'Your application isn’t sent yet': 'Su solicitud todavía no se ha enviado',
	'We couldn’t save all of it to your account. If you sign out now, what you typed last is erased from this device.':
		'No pudimos guardarla toda en su cuenta. Si cierra la sesión ahora, lo último que escribió se borra de este aparato.',
	'Some sign-ins at an event aren’t sent yet': 'Algunos registros de un evento todavía no se han enviado',
	'You entered them here, and they wait for the network. If you sign out now, they’re erased, and those guests aren’t signed in.':
		'Los escribió aquí, y esperan la conexión. Si cierra la sesión ahora, se borran, y esas personas quedan sin registro.',
	'Send it first': 'Enviar primero',
	'Sign out and erase': 'Cerrar sesión y borrar',
	Stay: 'Seguir aquí',

	'We erased what was typed here': 'Borramos lo que estaba escrito aquí',
	'Nobody used this page for 30 minutes, and someone else may use this device next.':
		'Nadie usó esta página durante 30 minutos, y tal vez otra persona use este aparato después.',
	'This device can’t save what you type': 'Este aparato no puede guardar lo que escribe',
	'Your browser doesn’t allow it, so please finish before you close this page.':
		'Su navegador no lo permite, así que termine antes de cerrar esta página.',
	'Erase what I typed': 'Borrar lo que escribí',
	'Erase what you typed?': '¿Quiere borrar lo que escribió?',
	'Erase it': 'Borrar',
	'Erasing it': 'Borrando',
	'This deletes what you typed, and any files you added. We may already have what you sent. Please check your email before you send it again.':
		'Esto borra lo que escribió y los archivos que agregó. Es posible que ya tengamos lo que envió. Revise su correo electrónico antes de enviarlo de nuevo.',
	'This deletes what you typed, and any files you added. Nothing has been sent.':
		'Se borra lo que escribió y los archivos que agregó. No se ha enviado nada.',
	'Kept until you close this tab': 'Guardado hasta que cierre esta pestaña',
	'Keep it': 'Dejar como está',

	'Signing out': 'Cerrando sesión',
	'Sign out everywhere else': 'Cerrar sesión en los demás lugares',
	'Signed in {moment}.': 'Inició sesión: {moment}',
	'This is where you are now.': 'Es la sesión que usa ahora.',
	'Last used {moment}.': 'Último uso: {moment}',
	'A browser': 'Un navegador',
	'{browser} on an iPhone': '{browser} en un iPhone',
	'{browser} on an iPad': '{browser} en un iPad',
	'{browser} on an Android phone': '{browser} en un teléfono Android',
	'{browser} on an Android tablet': '{browser} en una tableta Android',
	'{browser} on a Chromebook': '{browser} en un Chromebook',
	'{browser} on Windows': '{browser} en Windows',
	'{browser} on a Mac': '{browser} en una Mac',
	'{browser} on Linux': '{browser} en Linux',
} as const
