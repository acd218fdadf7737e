import type { ReactNode } from 'react'
import { Each } from '#parts/rendering.tsx'
import { BodyOption } from './body-option.tsx'
import {
  ColourOption,
  FacetOption,
  type FacetOptionProps,
  optionKey,
  optionTexts,
  picturedKey,
} from './facet-option.tsx'
import { MakeOption, makeOption, makeTexts } from './make-option.tsx'

interface OptionsProps {
  /** Chosen values that are not listed: they come from the URL, and are never part of a cache key. */
  readonly unlisted: readonly FacetOptionProps[]
  readonly options: readonly FacetOptionProps[]
}

/** Options without pictures: they share their HTML, so that a live response has it once. */
export function Options({ unlisted, options }: OptionsProps) {
  const all = [...unlisted, ...options]
  return <Each of={all} view={FacetOption} cacheKey={optionKey} holes={optionTexts} />
}

/** Makes, each a card with its initials. */
export function MakeOptions({ unlisted, options }: OptionsProps) {
  const all = [...unlisted, ...options].map(makeOption)
  return <Each of={all} view={MakeOption} cacheKey={optionKey} holes={makeTexts} />
}

/** Colours, each with a swatch. */
export const ColourOptions = picturedOptions(ColourOption)

/** Body types, each with a drawing. */
export const BodyOptions = picturedOptions(BodyOption)

function picturedOptions(View: (option: FacetOptionProps) => ReactNode) {
  return ({ unlisted, options }: OptionsProps) => (
    <>
      {unlisted.map((option) => (
        <View key={option.id} {...option} />
      ))}
      <Each of={options} view={View} cacheKey={picturedKey} holes={['count']} />
    </>
  )
}
