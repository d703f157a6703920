import type { ComponentProps } from 'react'
import { classes } from '#web/ui/classes.ts'

/** A bordered box. `padded={false}` lets lists and pictures reach its edge. */
export function Card({
  padded = true,
  className,
  ...rest
}: ComponentProps<'div'> & { padded?: boolean }) {
  return (
    <div
      {...rest}
      className={classes(
        'rounded-card border border-line bg-surface shadow-soft',
        padded ? 'p-gutter sm:p-7' : 'overflow-hidden',
        className,
      )}
    />
  )
}
