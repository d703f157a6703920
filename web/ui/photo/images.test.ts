import { describe, expect, it } from 'vitest'
import { fittedSize } from '#web/ui/photo/images.ts'

describe('fittedSize', () => {
  it('scales the longest side down to the limit and keeps the aspect ratio', () => {
    expect(fittedSize({ width: 4032, height: 3024 }, 1024)).toEqual({ width: 1024, height: 768 })
    expect(fittedSize({ width: 1500, height: 3000 }, 1024)).toEqual({ width: 512, height: 1024 })
  })

  it('never enlarges, and keeps at least one pixel per side', () => {
    expect(fittedSize({ width: 640, height: 480 }, 1024)).toEqual({ width: 640, height: 480 })
    expect(fittedSize({ width: 10_000, height: 1 }, 1024)).toEqual({ width: 1024, height: 1 })
  })
})
