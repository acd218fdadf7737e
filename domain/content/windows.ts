import type { DayWindow } from '../promotion/day-window.ts'
import type { Content } from './collections.ts'

/** The days in which offers and promotions show. Spec 4.29, D5. */
export const contentWindows = ({
  offers,
  promotions,
}: Pick<Content, 'offers' | 'promotions'>): DayWindow[] => [
  ...offers.map(({ expiry }) => ({ last: expiry })),
  ...promotions.map(({ start, expiry }) => ({ first: start, last: expiry })),
]
