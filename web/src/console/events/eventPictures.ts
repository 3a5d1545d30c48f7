import { eventPicturesApi } from '#shared/events/pictures-api.ts'
import { client } from '#web/lib/api.ts'

export const eventPictures = client(eventPicturesApi)
