import type { Ref } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Slider, type SliderProps, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import {
  Amounts,
  type Ends,
  Line,
  lineOf,
  type RangeSliderShown,
  sliderClasses,
  thumbClasses,
  thumbLabels,
  trackClasses,
} from './parts.tsx'

export type RangeSliderProps = Omit<
  SliderProps<number[]>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'className' | keyof Scale
> &
  RangeSliderShown & {
    readonly locale: string
    /** A press of an arrow key moves a thumb at least this far: the unit that values are rounded to. */
    readonly leastMove: number
    /**
     * A thumb is to move to `value`: the caller rounds it, keeps it in the scale and from the other
     * thumb, and passes it back in `values`.
     */
    readonly onMove: (end: keyof Ends, value: number) => void
    readonly className?: string
    readonly ref?: Ref<HTMLDivElement>
  }

type Scale = Record<'minValue' | 'maxValue' | 'step' | 'formatOptions', unknown>

/**
 * Two thumbs on a track, for an island. Screen readers hear the values that apply, not the nearest
 * step of the scale (Spec 5.01-5.04).
 */
export function RangeSlider(props: RangeSliderProps) {
  const { label, values, scale, texts, locale, leastMove, onMove, className, ...rest } = props
  return (
    <I18nProvider locale={locale}>
      <Slider
        aria-label={label}
        dir="ltr"
        {...rest}
        minValue={scale.min}
        maxValue={scale.max}
        step={scale.step}
        value={[values.min, values.max]}
        className={className ? `${sliderClasses} ${className}` : sliderClasses}
        data-slot="range-slider"
      >
        {({ state }) => {
          const set = (index: number, value: number) => onMove(index === 0 ? 'min' : 'max', value)
          const move = (index: number, distance: number) =>
            set(index, (index === 0 ? values.min : values.max) + distance)
          // The library makes a state in each render, finds its data by identity, and thumbs read it
          // later. Its own would start from the steps nearest to the values, and say those.
          Object.assign(state, {
            getThumbValueLabel: (index: number) => (index === 0 ? texts.least : texts.most),
            setThumbValue: set,
            setThumbPercent: (index: number, share: number) =>
              set(index, state.getPercentValue(share)),
            incrementThumb: (index: number, size = scale.step) =>
              move(index, Math.max(size, leastMove)),
            decrementThumb: (index: number, size = scale.step) =>
              move(index, -Math.max(size, leastMove)),
          })
          return (
            <>
              <Amounts {...texts} />
              <SliderTrack className={trackClasses}>
                <Line {...lineOf(values, scale)} />
                {thumbLabels.map((name, index) => (
                  <SliderThumb
                    key={name}
                    index={index}
                    aria-label={name}
                    className={thumbClasses}
                  />
                ))}
              </SliderTrack>
            </>
          )
        }}
      </Slider>
    </I18nProvider>
  )
}
