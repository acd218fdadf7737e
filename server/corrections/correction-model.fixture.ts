import type { Correction, CorrectionField, CorrectionValues } from '#domain/car/correction.ts'

/** What a feed says of a car, as far as staff correct it; absent is not said. */
export type Row = {
  price?: number
  offer?: number
  tag?: string
  comments?: string
  images?: readonly string[]
  shown: boolean
  sold: boolean
  rank?: number
}

type Kept = { said: string; value: unknown; until: number | undefined }

/** A car of the model: its last row, whether it is in its feed, since when it is sold, and what staff say. */
type ModelCar = {
  row: Row
  hasLeft: boolean
  soldAt: number | undefined
  kept: Map<CorrectionField, Kept>
}

/** Buyers' view of a car, in the model's own words. */
export type View = {
  price: number | undefined
  tag: string | undefined
  comments: string | undefined
  images: readonly string[] | undefined
  shown: boolean
  status: string
  soldAt: number | undefined
  rank: number | undefined
}

/**
 * A feed with corrections as a person would keep it on paper: no store, no versions, none of the product's
 * rules. Times are whole seconds.
 */
export class CorrectionModel {
  readonly #cars = new Map<string, ModelCar>()

  #status({ row, hasLeft }: ModelCar): string {
    if (row.sold) return 'sold'
    return hasLeft ? 'withdrawn' : 'in_stock'
  }

  #said(car: ModelCar, field: CorrectionField): string {
    const { price, offer, tag, comments, images, shown, rank } = car.row
    const said = {
      price: `${price} ${offer}`,
      tag,
      comments,
      photos: images?.join(),
      hidden: shown,
      sold: this.#status(car),
      rank,
    }[field]
    return String(said)
  }

  #soldSince(car: ModelCar | undefined): number | undefined {
    const view = car && this.#viewOf(car)
    return view?.status === 'sold' ? view.soldAt : undefined
  }

  import(rows: ReadonlyMap<string, Row>, now: number): void {
    for (const [id, row] of rows) {
      const before = this.#cars.get(id)
      const soldAt = row.sold ? (this.#soldSince(before) ?? now) : undefined
      const car = { row, hasLeft: false, soldAt, kept: before?.kept ?? new Map() }
      for (const [field, { said }] of car.kept) {
        if (said !== this.#said(car, field)) car.kept.delete(field)
      }
      this.#cars.set(id, car)
    }
    for (const [id, car] of this.#cars) if (!rows.has(id)) car.hasLeft = true
  }

  correct(id: string, correction: Correction, until: number | undefined): string {
    const { field, value } = correction
    const car = this.#cars.get(id)
    if (!car) return 'unknown_car'
    const said = this.#said(car, field)
    if (this.#asSaid(correction) === said) return 'agrees_with_feed'
    car.kept.set(field, { said, value, until })
    return 'done'
  }

  /** What a feed would say that says the same as a correction. */
  #asSaid({ field, value }: Correction): string {
    if (field === 'price') return `${value} undefined`
    if (field === 'photos') return `${value.map(({ url }) => url).join()} with words`
    if (field === 'hidden') return String(!value)
    if (field === 'sold') return 'sold'
    return value === '' ? 'undefined' : String(value)
  }

  back(id: string, field: CorrectionField): void {
    this.#cars.get(id)?.kept.delete(field)
  }

  endDue(now: number): void {
    for (const { kept } of this.#cars.values()) {
      for (const [field, { until }] of kept)
        if (until !== undefined && until <= now) kept.delete(field)
    }
  }

  /** Each correction that counts, as car and field, in order. */
  open(): string[] {
    const all = [...this.#cars].flatMap(([id, { kept }]) =>
      [...kept.keys()].map((field) => `${id} ${field}`),
    )
    return all.toSorted()
  }

  #viewOf(car: ModelCar): View {
    const { row, kept, soldAt } = car
    const of = <Field extends CorrectionField>(field: Field) =>
      kept.get(field) as { value: CorrectionValues[Field] } | undefined
    const [tag, comments, sold] = [of('tag'), of('comments'), of('sold')]
    return {
      price: of('price')?.value ?? row.offer ?? row.price,
      tag: tag ? tag.value || undefined : row.tag,
      comments: comments ? comments.value || undefined : row.comments,
      images: of('photos')?.value.map(({ url }) => url) ?? row.images,
      shown: kept.has('hidden') ? !of('hidden')?.value : row.shown,
      status: sold ? 'sold' : this.#status(car),
      soldAt: sold ? Date.parse(sold.value) / 1_000 : soldAt,
      rank: of('rank')?.value ?? row.rank,
    }
  }

  views(): Map<string, View> {
    return new Map(
      [...this.#cars]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, car]) => [id, this.#viewOf(car)]),
    )
  }
}
