import { Cached } from '#parts/rendering.tsx'
import { lineOf } from '#ui/range-slider/parts.tsx'
import {
  RangeSliderDrawing,
  type RangeSliderDrawingProps,
  snapped,
} from '#ui/range-slider/range-slider-drawing.tsx'
import { type FacetSliderProps, shownOf } from './slider-values.ts'

/**
 * The same HTML as the first render of the island, without its component library, which took a fifth
 * of the time of a search page. A test compares the two.
 */
export function FirstRangeSlider(props: FacetSliderProps & { readonly islandId: string }) {
  return (
    <Cached
      props={drawingOf(props)}
      view={RangeSliderDrawing}
      cacheKey={({ id, label }) => `${id} ${label}`}
      holes={drawingHoles}
    />
  )
}

const drawingHoles = [
  ...(['least', 'most', 'left', 'width', 'min', 'max', 'step'] as const),
  ...(['low', 'lowAt', 'lowText', 'high', 'highAt', 'highText'] as const),
]

function drawingOf(
  props: FacetSliderProps & { readonly islandId: string },
): RangeSliderDrawingProps {
  const { label, values, scale, texts } = shownOf(props)
  const { min, max, step } = scale
  const low = snapped(values.min, min, values.max, step)
  const high = snapped(values.max, values.min, max, step)
  const at = (value: number) => `${((value - min) / (max - min)) * 100}%`
  return {
    // The library's id: the island's prefix and the position of the hook in its tree.
    id: `react-aria-_${props.islandId}-R_0_`,
    label,
    ...texts,
    ...lineOf(values, scale),
    min,
    max,
    step,
    low,
    high,
    lowAt: at(low),
    highAt: at(high),
    lowText: texts.least,
    highText: texts.most,
  }
}
