import { useState } from 'react'
import { useSaveScreenshot } from '#web/api/money/upi-claim.ts'
import { problemText } from '#web/session/problem-text.ts'
import { FileField } from '#web/ui/form/file-field.tsx'
import { PictureButton } from '#web/ui/form/picture-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { preparePicture } from '#web/ui/photo/prepare-picture.ts'
import { SCREENSHOT_WORDS as WORDS } from '#words/money/screenshot.ts'

/** Chooses the screenshot that is sent with a UTR. */
export function ScreenshotField({
  value,
  onChange,
}: {
  value: File | null
  onChange: (file: File | null) => void
}) {
  const [problem, setProblem] = useState<string>()
  async function choose(file: File | null) {
    const prepared = file && (await preparePicture(file))
    setProblem(problemText(prepared?.problem))
    onChange(prepared?.picture ?? null)
  }
  return (
    <FileField
      label={WORDS.label}
      note={WORDS.optional}
      value={value}
      error={problem}
      onChange={(file) => void choose(file)}
      chooseLabel={WORDS.choose}
      changeLabel={WORDS.change}
      removeLabel={WORDS.remove}
    />
  )
}

/** Whether the screenshot of a waiting claim was sent; it can be added or replaced as soon as another is chosen. */
export function SentScreenshot({ sent, justFailed }: { sent: boolean; justFailed: boolean }) {
  const [problem, setProblem] = useState<string>()
  const save = useSaveScreenshot(() => {})
  async function choose(file: File) {
    save.reset()
    const { picture, problem: found } = await preparePicture(file)
    setProblem(problemText(found))
    if (picture) save.mutate(picture)
  }
  const untried = justFailed && !sent && !save.isPending && !save.isError
  const idle = sent ? WORDS.replace : WORDS.choose
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p role="status" className="flex items-center gap-1.5 empty:hidden">
        {sent && (
          <>
            <Icon name="check" className="size-4.5 text-success" />
            {WORDS.sent}
          </>
        )}
      </p>
      <PictureButton
        label={save.isPending ? WORDS.sending : idle}
        disabled={save.isPending}
        failure={problem ?? save.error?.message ?? (untried ? WORDS.notSent : undefined)}
        onChoose={(file) => void choose(file)}
      />
    </div>
  )
}
