import { classes } from '#web/ui/classes.ts'

/**
 * The entrance: a gap in the wall, an open door, and the arc of its swing. Extends from its cell of the plan across
 * the floor (`--floor` wide) and the wall (`--wall` wide).
 */
export function Door({ wall }: { wall: 'top' | 'bottom' }) {
  const isTop = wall === 'top'
  return (
    <>
      <span
        className={classes(
          'absolute inset-x-[8%] h-(--wall) bg-surface',
          isTop
            ? '-top-[calc(var(--floor)+var(--wall))]'
            : '-bottom-[calc(var(--floor)+var(--wall))]',
        )}
      />
      <svg
        viewBox="0 0 40 40"
        aria-hidden="true"
        className={classes(
          'absolute inset-x-[8%] w-[84%] fill-none stroke-ink-soft',
          isTop ? '-top-(--floor)' : '-bottom-(--floor) -scale-y-100',
        )}
      >
        <path d="M1.5 0v38" strokeWidth="3" />
        <path d="M1.5 38A38 38 0 0 0 39 1" strokeWidth="1.5" strokeDasharray="3.5 3" />
      </svg>
    </>
  )
}
