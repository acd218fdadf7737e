import { formatMoney } from '#domain/format.ts'
import { termText } from '#parts/search/facet-labels.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { type FinderFilter, sentencePart } from './sentence.ts'
import type { HeroProps } from './view.ts'

const anyOf: Readonly<Record<FinderFilter, { label: string; any: string }>> = {
  make: { label: 'Make', any: 'Any make' },
  simple_body: { label: 'Body type', any: 'Any body' },
  simple_fuel: { label: 'Fuel', any: 'Any fuel' },
  transmission: { label: 'Transmission', any: 'Any transmission' },
  location_name: { label: 'Dealership', any: 'Any dealership' },
  price: { label: 'Price to', any: 'Any price' },
}

interface Choice {
  readonly value: string | number
  readonly text: string
}

/** A drop-down with its label, or as a part of a sentence. */
export function FinderField({ filter, ...block }: HeroProps & { filter: FinderFilter }) {
  const { id, props, data, site } = block
  const { label, any } = anyOf[filter]
  const part =
    site.look.finder === 'sentence'
      ? sentencePart(filter, props.filters, site.words[data.itemType])
      : undefined
  return (
    <div className="finder-field">
      {part && <span className="finder-words">{part.before}</span>}
      <label className="finder-label" htmlFor={`${id}-${filter}`}>
        {label}
      </label>
      <span className="finder-box">
        <select
          id={`${id}-${filter}`}
          name={filter === 'price' ? 'price.max' : filter}
          className="finder-select"
        >
          <option value="">{part?.any ?? any}</option>
          {choicesOf(filter, block).map(({ value, text }) => (
            <option key={value} value={value}>
              {part?.option(text) ?? text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="sm" />
      </span>
    </div>
  )
}

/** Prices, or values in stock, with their counts where they do not have to read as a sentence. */
function choicesOf(filter: FinderFilter, { props, data, site }: HeroProps): Choice[] {
  if (filter === 'price') {
    return props.prices.map((price) => ({ value: price, text: formatMoney(price, site.locale) }))
  }
  const isSentence = site.look.finder === 'sentence'
  return (data.options[filter] ?? []).map(({ value, count }) => {
    const text = termText(filter, value, site.locale)
    return { value, text: isSentence ? text : `${text} (${count})` }
  })
}
