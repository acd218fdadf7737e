/** Widths of the first pane, in pixels. */
export interface Limits {
  /** By a double click, and when a closed pane is opened. */
  readonly initial: number
  readonly min: number
  readonly max: number
  /** Whether it can be closed: its width is then 0. */
  readonly canClose?: boolean
}

/** What an arrow key changes, in pixels; with Shift. */
const STEP = 16
const LARGE_STEP = 64

const inside = (size: number, { min, max }: Limits): number => Math.min(max, Math.max(min, size))

/** The width for a pointer at `size`: closed below half of the least width. */
export function afterDrag(size: number, limits: Limits): number {
  if (limits.canClose && size < limits.min / 2) return 0
  return Math.round(inside(size, limits))
}

interface Key {
  readonly key: string
  readonly shiftKey: boolean
}

/** The width after a key; undefined for a key that does nothing. */
export function afterKey(
  { key, shiftKey }: Key,
  size: number,
  limits: Limits,
  isLeftToRight: boolean,
): number | undefined {
  const { initial, min, max, canClose } = limits
  const step = shiftKey ? LARGE_STEP : STEP
  const [wider, narrower] = isLeftToRight
    ? ['ArrowRight', 'ArrowLeft']
    : ['ArrowLeft', 'ArrowRight']
  switch (key) {
    case wider:
      return inside(size + step, limits)
    case narrower:
      return canClose && size <= min ? 0 : inside(size - step, limits)
    case 'Home':
      return canClose ? 0 : min
    case 'End':
      return max
    case 'Enter':
      return canClose && size > 0 ? 0 : initial
    default:
      return undefined
  }
}
