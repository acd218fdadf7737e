import type { HeroProps } from './view.ts'

export type FinderFilter = HeroProps['props']['filters'][number]

/** A drop-down within a sentence: "for" [any price]. */
interface SentencePart {
  /** The words before the drop-down. */
  readonly before: string
  readonly any: string
  /** A value, as it reads in the sentence. */
  option(value: string): string
}

const BEGINNING = 'I’m after'

const parts: Readonly<Record<Exclude<FinderFilter, 'simple_body'>, SentencePart>> = {
  make: { before: 'made by', any: 'any maker', option: (make) => make },
  simple_fuel: {
    before: 'with',
    any: 'any engine',
    option: (fuel) => `${inText(fuel)} power`,
  },
  transmission: {
    before: 'with',
    any: 'any transmission',
    option: (kind) => `${withArticle(kind)} transmission`,
  },
  price: { before: 'for', any: 'any price', option: (price) => `up to ${price}` },
  location_name: { before: 'at', any: 'any location', option: (location) => location },
}

/**
 * How a filter reads in the sentence of some filters: the first begins it, and names the `thing`
 * ("car") where it is not the body type.
 */
export function sentencePart(
  filter: FinderFilter,
  [first]: readonly FinderFilter[],
  thing: string,
): SentencePart {
  const isFirst = filter === first
  if (filter === 'simple_body') {
    const before = isFirst ? BEGINNING : ', which is'
    return { before, any: `any kind of ${thing}`, option: withArticle }
  }
  const part = parts[filter]
  if (!isFirst) return part
  return { ...part, before: `${BEGINNING} ${withArticle(thing)} ${part.before}` }
}

/** `hatchback`, but `SUV`. */
const inText = (value: string): string =>
  value === value.toUpperCase() ? value : value.toLowerCase()

/** `a hatchback`, `an SUV`. */
const withArticle = (value: string): string =>
  `${/^(SUV|LPG|[aeio])/i.test(value) ? 'an' : 'a'} ${inText(value)}`
