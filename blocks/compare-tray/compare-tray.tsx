import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { MAX_COMPARED } from '#domain/stock-query/chosen-cars.ts'
import { thingsOf } from '#domain/stock-query/counted.ts'
import { COMPARE_FORM } from '#parts/compare-tick/compare-tick.tsx'
import { Scripted } from '#parts/rendering.tsx'
import { COMPARED_KEY } from '#state/compared.ts'
import { Button } from '#ui/button/button.tsx'
import { TRAY } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { ViewOf } from '../define-block.ts'
import fillTray from './compare-tray.island.ts'
import type block from './schema.ts'

/**
 * The form that the ticks of the page's cars belong to. It is out of sight until a car is ticked; its
 * script adds those of other pages, by name and picture. Spec 1.04.
 */
export default function CompareTray({ props, site }: ViewOf<typeof block>) {
  const { flags, words } = site
  if (!flags.compare || !flags.compareOnCards) return null
  const cars = thingsOf('car', words)
  const most = MAX_COMPARED
  return (
    <section
      className="compare-tray print:hidden"
      aria-label={fillPlaceholders(words.compareTray, { cars })}
    >
      <Scripted script={fillTray} name="cars" stored={COMPARED_KEY}>
        <form
          id={COMPARE_FORM}
          action={props.comparePage}
          // A browser that restores forms would tick what was removed on another page.
          autoComplete="off"
          className="compare-tray-form page-width"
        >
          <ul>
            <li hidden {...{ [TRAY]: 'car' }}>
              <span />
              <button type="button">
                <Icon name="x" size="sm" />
                <span className="sr-only">{words.compareRemove}: </span>
              </button>
            </li>
          </ul>
          <p role="status">
            <span hidden {...{ [TRAY]: 'full' }}>
              {fillPlaceholders(words.compareAtMost, { cars: `${most} ${cars}` })}
            </span>
          </p>
          <Button type="submit">
            <span {...{ [TRAY]: 'plain' }}>{words.compare}</span>
            <span hidden {...{ [TRAY]: 'count' }}>
              {words.compareCount}
            </span>
          </Button>
        </form>
      </Scripted>
    </section>
  )
}
