import fc from 'fast-check'
import { edgeOf } from './edge-values.ts'
import { extraKey, hostileJson } from './hostile-values.ts'

/**
 * A change to a value: `at` selects the part, counted over all parts. 'edge' replaces it with an edge
 * case of the same kind, such as a date for a date, which passes the most checks.
 */
export type Change =
  | { what: 'edge'; at: number; which: number }
  | { what: 'remove'; at: number }
  | { what: 'replace'; at: number; value: unknown }
  | { what: 'add'; at: number; key: string; value: unknown }

// The outermost parts come first: they are worth the most attempts.
const anyPosition = fc.oneof(fc.nat({ max: 8 }), fc.nat({ max: 200 }))
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('edge'),
      at: anyPosition,
      which: fc.nat({ max: 40 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('remove'), at: anyPosition }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('replace'), at: anyPosition, value: hostileJson }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('add'),
      at: anyPosition,
      key: extraKey,
      value: hostileJson,
    }),
  },
)

/** Usually one change at most, because requests with few changes get past more checks. */
export const changes: fc.Arbitrary<readonly Change[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 5, arbitrary: fc.tuple(anyChange) },
  { weight: 1, arbitrary: fc.array(anyChange, { minLength: 2, maxLength: 3 }) },
)

/** Returns a changed copy of a value. */
export function applyChanges(value: unknown, all: readonly Change[]): unknown {
  return all.reduce<unknown>(applyChange, structuredClone(value))
}

function applyChange(value: unknown, change: Change): unknown {
  const containers = containersIn(value)
  if (change.what === 'add') {
    const container = containers[change.at % Math.max(1, containers.length)]
    if (container) define(container, change.key, change.value)
    return value
  }
  const places = containers.flatMap((container) =>
    Object.keys(container).map((name) => ({ container, name })),
  )
  const place = places[change.at % Math.max(1, places.length)]
  if (!place) return change.what === 'replace' ? change.value : value
  const { container, name } = place
  if (change.what === 'remove') Reflect.deleteProperty(container, name)
  else if (change.what === 'replace') define(container, name, change.value)
  else define(container, name, edgeOf(Reflect.get(container, name), change.which))
  return value
}

/** The value and all its nested objects and arrays. */
function containersIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(containersIn)]
}

function define(container: object, key: string, value: unknown): void {
  Object.defineProperty(container, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}
