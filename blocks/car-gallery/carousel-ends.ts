/** Whether slide `at` (0-based) of `count` is the first or the last. Spec 4.16. */
export const carouselEnds = (at: number, count: number) => ({
  isFirst: !(at > 0),
  isLast: !(at < count - 1),
})
