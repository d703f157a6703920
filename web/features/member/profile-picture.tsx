import { type ChangeEvent, useId, useState } from 'react'
import type { User } from '#shared/contract/wire-names.ts'
import { imageFileProblem } from '#shared/domain/image-file.ts'
import { ApiError } from '#web/api/api-error.ts'
import { fileUrl } from '#web/api/file-host.ts'
import { useUploadAvatar } from '#web/api/user/member.ts'
import { problemText } from '#web/session/problem-text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DASHBOARD_WORDS } from '#words/user/dashboard.ts'

const WORDS = DASHBOARD_WORDS.picture

/** The member's picture, and a file chooser that uploads a picture immediately. */
export function ProfilePicture({ user }: { user: User }) {
  const { problem, uploading, choose, done } = useChosenPicture()
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Avatar name={user.fullName} src={fileUrl(user.avatar)} size="large" />
        <PictureChooser
          label={user.avatar === null ? WORDS.upload : WORDS.change}
          uploading={uploading}
          problem={problem}
          onChoose={choose}
        />
      </div>
      <p role="status" className="text-sm text-success">
        {done && <span className="mt-3 block">{WORDS.saved}</span>}
      </p>
    </Card>
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
  const problem = refusal ?? (upload.isError ? avatarProblem(upload.error) : undefined)
  return { problem, choose, uploading: upload.isPending, done: upload.isSuccess }
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
    <div className="min-w-0">
      <label
        htmlFor={id}
        aria-busy={uploading}
        className="inline-flex min-h-12 items-center gap-2 rounded-control border border-line-strong bg-raised px-4 py-2 text-[0.9375rem] leading-tight font-semibold hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus aria-busy:cursor-progress aria-busy:opacity-55"
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
