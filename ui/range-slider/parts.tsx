// Shared by the slider and its drawing: no library here.

/** The thumbs of a range, or the ends of a scale. */
export interface Ends {
  readonly min: number
  readonly max: number
}

/** What the slider and its drawing both show. */
export interface RangeSliderShown {
  /** Its name, such as Price. */
  readonly label: string
  /** The chosen values: also where they are not on a step of the scale. */
  readonly values: Ends
  readonly scale: Ends & { readonly step: number }
  /** The chosen values as text: what is shown and what screen readers say. */
  readonly texts: { readonly least: string; readonly most: string }
}

export const sliderClasses = 'px-3 pb-2'
export const trackClasses = 'relative h-11 w-full'
export const thumbClasses =
  'top-1/2 size-6 rounded-pill border-2 border-brand-ink bg-surface after:absolute after:-inset-2.5 data-dragging:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)'

/** Screen readers read each with the slider's name: "Lowest Price". */
export const thumbLabels = ['Lowest', 'Highest'] as const

/** The chosen range as text above the track. */
export function Amounts({ least, most }: RangeSliderShown['texts']) {
  return (
    <p className="figures -mx-3 flex justify-between text-sm text-ink-2" aria-hidden="true">
      <span>{least}</span>
      <span>{most}</span>
    </p>
  )
}

/** The track of the thumbs, coloured between them: from `left`, with length `width`. */
export function Line({ left, width }: { readonly left: string; readonly width: string }) {
  return (
    <div className="absolute top-1/2 h-1 w-full -translate-y-1/2 rounded-pill bg-line forced-colors:border">
      <div
        className="absolute h-full rounded-pill bg-brand forced-colors:border-2"
        style={{ left, width }}
      />
    </div>
  )
}

/** Where the coloured part of the line is. */
export function lineOf(values: Ends, scale: Ends): { left: string; width: string } {
  const share = (length: number) => `${(length / (scale.max - scale.min)) * 100}%`
  return { left: share(values.min - scale.min), width: share(values.max - values.min) }
}
