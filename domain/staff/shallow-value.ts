/** Code that walks a value recurses. */
const MOST_LEVELS = 100

/** Whether a value has at most so many levels of lists and objects. */
export const isShallow = (value: unknown, levels = MOST_LEVELS): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1)))
