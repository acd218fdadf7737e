/** How a movement runs: comes to rest, overshoots, even, sharp at both ends, in three steps. */
export const easeNames = ['settle', 'spring', 'linear', 'snap', 'steps'] as const
export type EaseName = (typeof easeNames)[number]
