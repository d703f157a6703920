import { type ChangeEvent, useId, useState } from 'react'
import type { User } from '#shared/contract/wire-names.ts'
import { imageFileProblem } from '#shared/domain/image-file.ts'
import { ApiError } from '#web/api/api-error.ts'
import { fileUrl } from '#web/api/file-host.ts'
import { useUploadAvatar } from '#web/api/user/member.ts'
import { problemText } from '#web/session/problem-text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DASHBOARD_WORDS } from '#words/user/dashboard.ts'

const WORDS = DASHBOARD_WORDS.picture

/**
 * The member's picture, and a file chooser that uploads a picture immediately. Anyone who has its address sees a profile
 * picture, so the selfie becomes one only when the member asks for it.
 */
export function ProfilePicture({ user }: { user: User }) {
  const { problem, uploading, choose, chooseSelfie, done } = useChosenPicture()
  const selfie = user.membershipDetails?.selfiePhoto
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={user.fullName} src={fileUrl(user.avatar)} size="large" />
      <div className="flex min-w-0 flex-[1_1_9rem] flex-wrap gap-2 *:flex-auto">
        <PictureChooser
          label={user.avatar === null ? WORDS.upload : WORDS.change}
          uploading={uploading}
          problem={problem}
          onChoose={choose}
        />
        {user.avatar === null && selfie && (
          <Button size="small" variant="secondary" onClick={() => chooseSelfie(selfie)}>
            {WORDS.selfie}
          </Button>
        )}
        <p role="status" className="w-full text-sm text-success empty:hidden">
          {done && WORDS.saved}
        </p>
      </div>
    </div>
  )
}

function useChosenPicture() {
  const upload = useUploadAvatar()
  const [refusal, setRefusal] = useState<string>()
  function choose(file: File) {
    if (upload.isPending) return
    upload.reset()
    const problem = imageFileProblem(file)
    setRefusal(problemText(problem))
    if (problem === undefined) upload.mutate(file)
  }
  function chooseSelfie(path: string) {
    setRefusal(undefined)
    upload.mutate(path)
  }
  const problem = refusal ?? (upload.isError ? avatarProblem(upload.error) : undefined)
  return { problem, choose, chooseSelfie, uploading: upload.isPending, done: upload.isSuccess }
}

function PictureChooser({
  label,
  uploading,
  problem,
  onChoose,
}: {
  label: string
  uploading: boolean
  problem: string | undefined
  onChoose: (file: File) => void
}) {
  const id = useId()
  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Without this, choosing the same file again would not fire a change event.
    target.value = ''
    if (file) onChoose(file)
  }
  return (
    <div className="grid min-w-0">
      <label
        htmlFor={id}
        aria-busy={uploading}
        className="inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-line-strong bg-raised px-4 py-2 text-[0.9375rem] leading-tight font-semibold hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus aria-busy:cursor-progress aria-busy:opacity-55"
      >
        <input
          id={id}
          type="file"
          accept="image/*"
          onChange={change}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : `${id}-error`}
          className="sr-only"
        />
        {uploading ? <Spinner /> : <Icon name="camera" />}
        {uploading ? WORDS.uploading : label}
      </label>
      <FieldError id={`${id}-error`} error={problem} />
    </div>
  )
}

/** Returns the message for a failed upload (specification document 2, section 8). */
export function avatarProblem(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'server') {
    return error.serverMessage ?? WORDS.refused
  }
  return WORDS.failed
}
