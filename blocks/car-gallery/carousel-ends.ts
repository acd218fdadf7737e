/** The ends that a carousel stands at, showing slide `at` (0-based) of `count`. Spec 4.16. */
export const carouselEnds = (at: number, count: number) => ({
  isFirst: !(at > 0),
  isLast: !(at < count - 1),
})
