import type { ComparedRows } from '#domain/car/compared-rows.ts'
import type { SpecRow } from '#domain/car/spec-rows.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { cn } from '#ui/cn.ts'
import { NARROW } from './compared-car.tsx'
import { Unknown } from './unknown.tsx'
import type { CompareCarsView } from './view.ts'

interface AloneProps {
  readonly facts: ComparedRows['alone']
  readonly site: CompareCarsView['site']
}

/** More of one car are folded, so that its column is not longer than the table. */
const UNFOLDED = 5

/** What is known of one car only, in its column. Spec 1.04. */
export function Alone({ facts, site: { words } }: AloneProps) {
  if (facts.every((list) => list.length === 0)) return null
  const isEmptyOfTwo = facts.slice(0, NARROW).every((list) => list.length === 0)
  return (
    <tbody className="compare-cars-alones">
      <tr className={cn('compare-cars-alone', isEmptyOfTwo && 'is-same-of-two')}>
        <th scope="row">{words.compareAlone}</th>
        {facts.map((list, car) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column a car, and columns never move
          <td key={car}>
            {list.length === 0 && <Unknown />}
            <List facts={list.slice(0, UNFOLDED)} />
            {list.length > UNFOLDED && (
              <details>
                <summary>
                  {fillPlaceholders(words.compareMore, { count: list.length - UNFOLDED })}
                </summary>
                <List facts={list.slice(UNFOLDED)} />
              </details>
            )}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

const List = ({ facts }: { readonly facts: readonly SpecRow[] }) => (
  <ul>
    {facts.map(({ key, label, value }) => (
      <li key={key}>
        {label}: <b>{value}</b>
      </li>
    ))}
  </ul>
)
