import { useMutation } from '@tanstack/react-query'
import { uploadAvatar } from '#shared/contract/auth.ts'
import { callApi } from '#web/api/client.ts'
import { adoptUser } from '#web/session/current-user.ts'

/** Sets the profile picture and takes over the user who has it. */
export function useUploadAvatar() {
  return useMutation({
    mutationFn: (file: File) => callApi(uploadAvatar, { file }),
    onSuccess: ({ user }) => adoptUser(user),
  })
}
