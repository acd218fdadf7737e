import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney } from '#domain/format.ts'
import { heroPrice } from '#domain/stock-query/ranges.ts'
import { Island } from '#parts/rendering.tsx'
import { SectionHead } from '#parts/section-head/section-head.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { ViewOf } from '../define-block.ts'
import PriceSlider from './price-slider.island.tsx'
import type block from './schema.ts'

const ends = [
  { end: 'min', label: 'From' },
  { end: 'max', label: 'To' },
] as const

/** A plain GET form of two prices, with a slider that writes to them. Spec 2.34, 5.04. */
export default function PriceSearch({ id, props, site }: ViewOf<typeof block>) {
  const { locale, words } = site
  const fieldIds = `${id}-price`
  return (
    <section aria-labelledby={`${id}-title`} className="page-width py-section">
      <SectionHead id={`${id}-title`} heading={props.heading} text={props.text} />
      <form action="/search" method="get" className="price-search">
        <Island
          view={PriceSlider}
          name="slider"
          className="price-search-slider"
          props={{ locale, fieldIds }}
        />
        {ends.map(({ end, label }) => (
          <Field key={end} id={`${fieldIds}-${end}`} label={label}>
            {(control) => (
              <Input
                {...control}
                type="text"
                inputMode="numeric"
                name={`price.${end}`}
                placeholder={formatMoney(heroPrice[end], locale)}
                className="figures placeholder:text-ink-2"
              />
            )}
          </Field>
        ))}
        <input type="hidden" name="sortBy" value="price_desc" />
        <Button type="submit">
          <Icon name="search" />
          {fillPlaceholders(words.showDearestFirst, { cars: words.cars })}
        </Button>
      </form>
    </section>
  )
}
