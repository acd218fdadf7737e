import { checksum } from '#domain/checksum.ts'
import { type StoredValueOptions, storedValue } from './storage.ts'

/** After success the same form is the same lead for this long: Back and Send again. D24. */
export const KNOWN_FOR_MS = 10 * 60_000

export interface SubmissionKey {
  /** The key under which a form with this content is sent, of 36 letters, digits and dashes. */
  of(content: string): string
  /** The lead of the last key is stored. */
  stored(): void
}

export type SubmissionKeyOptions = Pick<StoredValueOptions<Kept>, 'storage' | 'otherTabs'> & {
  readonly clock?: () => number
  readonly random?: () => string
}

interface Kept {
  readonly key: string
  /** Of what was sent under it; undefined while nothing was. */
  readonly sum?: number | undefined
  /** When it ends, in milliseconds since 1970; until success it does not. */
  readonly until?: number | undefined
}

const isKept = (entry: unknown): entry is Kept =>
  typeof entry === 'object' && entry !== null && 'key' in entry && typeof entry.key === 'string'

/**
 * The idempotency key of one form of this tab: made when the form is first touched, the same for every
 * attempt with the same content, also after a reload, and another one once the content changed. D24.
 * @param form the form on its page: `/contact-us#enquiry`
 */
export function createSubmissionKey(
  form: string,
  {
    clock = Date.now,
    random = () => crypto.randomUUID(),
    storage = () => sessionStorage,
    ...rest
  }: SubmissionKeyOptions = {},
): SubmissionKey {
  const kept = storedValue<Kept | undefined>({
    key: `submission ${form}`,
    storage,
    ...rest,
    parse: (stored) => (isKept(stored) ? stored : undefined),
    empty: undefined,
  })
  const current = (): Kept => {
    const known = kept.read()
    if (known && clock() < (known.until ?? Number.POSITIVE_INFINITY)) return known
    const made = { key: random() }
    kept.write(made)
    return made
  }
  return {
    of(content) {
      const sum = checksum(content)
      const known = current()
      const isSame = known.sum === undefined || known.sum === sum
      const next = isSame ? { ...known, sum } : { key: random(), sum }
      kept.write(next)
      return next.key
    },
    stored() {
      kept.write({ ...current(), until: clock() + KNOWN_FOR_MS })
    },
  }
}
