import { useSaveScreenshot } from '#web/api/money/upi-claim.ts'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/form/file-field.tsx'
import { PictureButton } from '#web/ui/form/picture-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type PreparedPicture, usePreparedPicture } from '#web/ui/photo/use-prepared-picture.ts'
import { SCREENSHOT_WORDS as WORDS } from '#words/money/screenshot.ts'
import { PHOTO_FIELD_WORDS } from '#words/user/photo-field.ts'

/** Chooses a screenshot, and shows it before it is sent. */
export function ScreenshotField({ screenshot }: { screenshot: PreparedPicture }) {
  return (
    <FileField
      label={WORDS.label}
      note={WORDS.optional}
      value={screenshot.picture}
      error={problemText(screenshot.problem)}
      onChange={(file) => void screenshot.choose(file)}
      chooseLabel={WORDS.choose}
      changeLabel={WORDS.change}
      removeLabel={WORDS.remove}
    />
  )
}

/** Whether the screenshot of a waiting claim was sent; another one can be chosen, and is shown before it is sent. */
export function SentScreenshot({ sent, justFailed }: { sent: boolean; justFailed: boolean }) {
  const screenshot = usePreparedPicture()
  const { picture, problem, isPreparing } = screenshot
  const save = useSaveScreenshot(() => void screenshot.choose(null))
  if (picture) {
    return (
      <div className="space-y-3">
        <ScreenshotField screenshot={screenshot} />
        {save.isError && <Notice tone="danger">{save.error.message}</Notice>}
        <Button
          busy={save.isPending || isPreparing}
          busyLabel={isPreparing ? PHOTO_FIELD_WORDS.preparing : WORDS.sending}
          onClick={() => save.mutate(picture)}
        >
          {WORDS.send}
        </Button>
      </div>
    )
  }
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
        label={isPreparing ? PHOTO_FIELD_WORDS.preparing : idle}
        disabled={isPreparing}
        failure={problemText(problem) ?? (justFailed && !sent ? WORDS.notSent : undefined)}
        onChoose={(file) => void screenshot.choose(file)}
      />
    </div>
  )
}
