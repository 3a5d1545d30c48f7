import { ownAccountApi } from '#shared/account/own-api.ts'
import { client } from './api.ts'
import { useAction } from './useAction.ts'

const { changePassword } = client({ changePassword: ownAccountApi.changePassword })

export const useChangePassword = () => useAction({ send: changePassword, message: ({ message }) => message })
