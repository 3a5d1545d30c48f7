export const find = {
	'Check on an application with your name and token.':
		'Vea cómo va una solicitud con su nombre y su código de seguimiento.',
	'Enter the email you applied with.': 'Escriba el correo electrónico con el que pidió ayuda.',
	'Check your inbox': 'Revise su correo electrónico',
	'Email me my tokens': 'Enviarme mis códigos por correo',
	'The email you applied with': 'El correo electrónico con el que pidió ayuda',
	'Enter the first name.': 'Escriba el nombre.',
	'Enter the last name.': 'Escriba el apellido.',
	'Enter the token.': 'Escriba el código de seguimiento.',
	'Find an application': 'Buscar una solicitud',
	Token: 'Código de seguimiento',
	'You’ll find it in our first email to you. It looks like BTG-7K2M-9QXR-4TNV-W8HC. You can skip the dashes, and small letters are fine.':
		'Está en el primer correo que le enviamos. Se parece a BTG-7K2M-9QXR-4TNV-W8HC. Puede escribirlo sin guiones y con minúsculas.',
	Searching: 'Buscando',
	'Go Back': 'Volver',
	'Go to Dashboard': 'Ir a Mi cuenta',
	Continue: 'Continuar',
	"You're Already Logged in": 'Ya inició sesión',
	'Your dashboard is the easier way to find your own applications. No token needed there.':
		'En «Mi cuenta» es más fácil encontrar sus propias solicitudes. Ahí no necesita código de seguimiento.',
	'Hello {name}': 'Hola, {name}',
	'This is your application. Your dashboard shows more: your documents and our messages to you.':
		'Esta es su solicitud. En «Mi cuenta» puede ver más: sus documentos y nuestros mensajes para usted.',
	'Where your application is, and when we’ll answer.': 'Cómo va su solicitud y cuándo le responderemos.',
	'Which files we have from you, and what is missing.': 'Qué archivos suyos tenemos y qué falta.',
	'A way to send us a document.': 'Cómo enviarnos un documento.',
	'What you’ll see': 'Lo que verá',
	'No token?': '¿No tiene el código de seguimiento?',
	'Search your inbox for “BTG”, or let us send it again. If you have an account, your applications are on your {dashboard}.':
		'Busque «BTG» en su correo electrónico, o pídanos que se lo enviemos otra vez. Si tiene una cuenta, sus solicitudes están en {dashboard}.',
	'dashboard ~link': 'Mi cuenta',
	'Still nothing? {account} with the email you applied with. Your application will be waiting on your dashboard. Or call us at {phone}.':
		'¿Todavía no lo encuentra? {account} con el correo electrónico con el que pidió ayuda. Encontrará su solicitud en «Mi cuenta». O llámenos al {phone}.',
	'Create an account ~link': 'Cree una cuenta',
} as const
