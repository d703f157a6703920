import { uploadAvatar } from '#shared/contract/endpoints.ts'
import { callApi, fetchFile } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { setCurrentUser } from '#web/session/current-user.ts'

/** Uploads a file, or the stored picture with this path, as the profile picture and updates the logged-in user. */
export function useUploadAvatar() {
  return useChange({
    mutationFn: async (picture: File | string) => {
      const file =
        typeof picture === 'string'
          ? await fetchFile(picture, AbortSignal.timeout(30_000))
          : picture
      return callApi(uploadAvatar, { file })
    },
    onSuccess: ({ user }) => setCurrentUser(user),
  })
}
