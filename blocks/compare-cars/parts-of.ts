import { type ComparedRow, type ComparedRows, comparedRows } from '#domain/car/compared-rows.ts'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { moneyRows } from './money-rows.ts'
import { type Shares, sharesOf } from './shares.ts'
import { type CompareCarsView, variantOf } from './view.ts'

/** The parts of a comparison; `measured` are the figures that have bars. */
type PartName = 'money' | 'measured' | 'differ' | 'alone' | 'sizes' | 'same'

/** What a variant tells first, and what last. */
const orders: Readonly<Record<VariantOf<'card'>, readonly PartName[]>> = {
  label: ['money', 'differ', 'alone', 'sizes', 'same'],
  note: ['money', 'differ', 'alone', 'sizes', 'same'],
  plate: ['sizes', 'differ', 'alone', 'same', 'money'],
  readout: ['measured', 'money', 'differ', 'alone', 'sizes', 'same'],
  poster: ['money', 'differ', 'sizes', 'alone', 'same'],
}

interface Part {
  readonly name: PartName
  /** None of the prices beside other cars, which stand below their heads. */
  readonly title?: string | undefined
  readonly rows: readonly ComparedRow[]
}

interface Parts {
  /** Those that have rows, in the order of the variant. */
  readonly parts: readonly Part[]
  readonly alone: ComparedRows['alone']
  readonly shares: Shares | undefined
}

/** All that is told of the cars. Spec 1.04. */
export function partsOf(view: CompareCarsView): Parts {
  const { data, site, page } = view
  const { words, locale, timeZone } = site
  const { alone, ...told } = comparedRows(data.cars, { now: new Date(page.now), locale, timeZone })
  const shares = sharesOf(view)
  const hasBar = ({ key }: ComparedRow) => shares?.some((of) => of.get(key) !== undefined) ?? false
  const withoutBar = (row: ComparedRow) => !hasBar(row)
  const isOne = data.cars.length === 1
  const rows: Readonly<Record<PartName, readonly ComparedRow[]>> = {
    money: moneyRows(data.cars, site, page.now),
    measured: [...told.differ, ...told.sizes].filter(hasBar),
    differ: told.differ.filter(withoutBar),
    sizes: told.sizes.filter(withoutBar),
    same: told.same,
    alone: [],
  }
  const titles: Readonly<Partial<Record<PartName, string>>> = {
    ...(isOne && { money: words.price }),
    measured: words.compareMeasured,
    differ: isOne ? words.compareFacts : words.compareDiffers,
    sizes: words.compareSizes,
    same: words.compareSame,
  }
  const all = orders[variantOf(view)].map((name) => ({
    name,
    title: titles[name],
    rows: rows[name],
  }))
  return {
    parts: all.filter((part) => part.rows.length > 0 || part.name === 'alone'),
    alone,
    shares,
  }
}
