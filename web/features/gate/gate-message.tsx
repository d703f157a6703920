import type { ReactNode } from 'react'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { Page } from '#web/ui/page.tsx'

/** A page of the gate with a message. */
export function GateMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} brand={<HallBrand />}>
      <div className="text-[1.0625rem] text-pretty">{children}</div>
    </Page>
  )
}
