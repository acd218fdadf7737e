import { useEffect, useState } from 'react'
import { type FormatLocale, formatMoney } from '#domain/format.ts'
import { amountOf } from '#domain/stock-query/range-text.ts'
import {
  type Bounds,
  heroPrice,
  movedHeroPrice,
  rangeFrom,
  thumbsOf,
} from '#domain/stock-query/ranges.ts'
import { RangeSlider } from '#ui/range-slider/range-slider.tsx'

interface PriceSliderProps {
  locale: FormatLocale
  /** The prefix of the ids of the two fields, `-min` and `-max`. */
  fieldIds: string
}

/** The slider of the two price fields: it follows what is typed there, and a move is written to them. Spec 5.04. */
export default function PriceSlider({ locale, fieldIds }: PriceSliderProps) {
  const [thumbs, setThumbs] = useState<Bounds>(() => thumbsOf({}, heroPrice))
  useEffect(() => {
    const follow = () => setThumbs(typedPrices(fieldIds))
    follow()
    const fields = fieldsOf(fieldIds)
    for (const field of fields) field.addEventListener('change', follow)
    return () => {
      for (const field of fields) field.removeEventListener('change', follow)
    }
  }, [fieldIds])

  const move = (end: 'min' | 'max', value: number) => {
    const moved = movedHeroPrice(thumbs, end, value)
    setThumbs(moved)
    const { min = '', max = '' } = rangeFrom(moved, heroPrice)
    const [low, high] = fieldsOf(fieldIds)
    if (low) low.value = String(min)
    if (high) high.value = String(max)
  }
  const text = (amount: number) => formatMoney(amount, locale)
  return (
    <RangeSlider
      label="Price"
      values={thumbs}
      scale={heroPrice}
      texts={{ least: text(thumbs.min), most: text(thumbs.max) }}
      locale={locale}
      leastMove={heroPrice.step}
      onMove={move}
    />
  )
}

/** The field of the lowest price and that of the highest. */
const fieldsOf = (fieldIds: string): HTMLInputElement[] =>
  ['min', 'max'].flatMap((end) => {
    const field = document.getElementById(`${fieldIds}-${end}`)
    return field instanceof HTMLInputElement ? [field] : []
  })

function typedPrices(fieldIds: string): Bounds {
  const [min, max] = fieldsOf(fieldIds).map(({ value }) => amountOf(value))
  return thumbsOf(
    { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    heroPrice,
  )
}
