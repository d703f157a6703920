import { describe, expect, test } from 'vitest'
import type { RefusalCode } from '../refusal.ts'
import { openTourConflict } from './request-tour.ts'
import type { OpenTour } from './tour.ts'

describe('another request for 1 December 2026, made on 20 November [tour-16]', () => {
  test.each<[OpenTour | undefined, RefusalCode | undefined]>([
    [undefined, undefined],
    [{ status: 'pending', tourDate: '2026-11-25' }, 'tourPending'],
    [{ status: 'pending', tourDate: '2026-12-01' }, 'tourPending'],
    [{ status: 'confirmed', tourDate: '2026-12-01' }, 'tourOnSameDate'],
    [{ status: 'confirmed', tourDate: '2026-11-25' }, 'tourConfirmed'],
    [{ status: 'confirmed', tourDate: '2026-11-20' }, 'tourConfirmed'],
    [{ status: 'pending', tourDate: '2026-11-19' }, undefined],
    [{ status: 'confirmed', tourDate: '2026-11-19' }, undefined],
  ])('with %j open: %s', (open, conflict) => {
    expect(openTourConflict(open, '2026-12-01', '2026-11-20')?.code).toBe(conflict)
  })
})
