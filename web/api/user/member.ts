import { uploadAvatar } from '#shared/contract/endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { setCurrentUser } from '#web/session/current-user.ts'

/** Uploads the profile picture and updates the logged-in user. */
export function useUploadAvatar() {
  return useChange({
    mutationFn: (file: File) => callApi(uploadAvatar, { file }),
    onSuccess: ({ user }) => setCurrentUser(user),
  })
}
