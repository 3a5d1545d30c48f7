/** The key never contains a name that a person typed. It stays the same when the file becomes part of something. */
export const objectKey = (uploadId: string) => `uploads/${uploadId}`

export const uploadIdOf = (key: string) => /^uploads\/([\w-]+)$/.exec(key)?.[1]
