import { Icon } from '#web/ui/icon.tsx'

/** Chooses an image, which `onChoose` uploads at once. */
export function PictureButton({
  label,
  disabled,
  failure,
  onChoose,
}: {
  label: string
  disabled: boolean
  failure: string | undefined
  onChoose: (file: File) => void
}) {
  return (
    <div>
      <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control text-sm font-medium text-primary underline underline-offset-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-55">
        <Icon name="camera" className="size-4.5" />
        {label}
        <input
          type="file"
          accept="image/*"
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            // Without this, choosing the same file again would not fire a change event.
            currentTarget.value = ''
            if (file) onChoose(file)
          }}
          className="absolute inset-0 cursor-pointer text-[0] opacity-0 file:size-full file:cursor-pointer"
        />
      </label>
      {failure !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
    </div>
  )
}
