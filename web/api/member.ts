import { useMutation } from '@tanstack/react-query'
import { uploadAvatar } from '#shared/contract/addresses.ts'
import { callApi } from '#web/api/client.ts'
import { setCurrentUser } from '#web/session/current-user.ts'

/** Uploads the profile picture and updates the signed-in user. */
export function useUploadAvatar() {
  return useMutation({
    mutationFn: (file: File) => callApi(uploadAvatar, { file }),
    onSuccess: ({ user }) => setCurrentUser(user),
  })
}
