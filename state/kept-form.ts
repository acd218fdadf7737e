import { type StoredValueOptions, storedValue } from './storage.ts'

/** What was typed and not sent is kept on the device this long. */
export const KEPT_FOR_MS = 24 * 60 * 60_000

/** So many forms are kept; the oldest go. */
export const MAX_KEPT = 5

/** The answers of a form by the names of its fields: texts, and lists of what is ticked. */
export type Answers = Readonly<Record<string, string | readonly string[]>>

export interface KeptForm {
  read(): Answers | undefined
  /** No answers at all forget the form. */
  write(answers: Answers): void
  forget(): void
}

interface Entry {
  readonly form: string
  /** Milliseconds since 1970. */
  readonly until: number
  readonly answers: Answers
}

export type KeptFormOptions = Pick<
  StoredValueOptions<readonly Entry[]>,
  'storage' | 'otherTabs'
> & { readonly clock?: () => number }

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' &&
  entry !== null &&
  'form' in entry &&
  'until' in entry &&
  typeof entry.until === 'number' &&
  'answers' in entry &&
  typeof entry.answers === 'object' &&
  entry.answers !== null

/**
 * What was typed into a form and not sent yet, on this device: it survives a reload and a lost network, and
 * goes with success. Spec 8.05.
 * @param form the form on its page, `/cars/2021-toyota-hilux-7/enquire#enquiry`: a message about one car is
 *   not offered for another
 */
export function createKeptForm(
  form: string,
  { clock = Date.now, ...storage }: KeptFormOptions = {},
): KeptForm {
  const stored = storedValue<readonly Entry[]>({
    ...storage,
    key: 'forms',
    parse: (list) => (Array.isArray(list) ? list.filter(isEntry) : undefined),
    empty: [],
  })
  const current = () => stored.read().filter(({ until }) => clock() < until)
  const others = () => current().filter((entry) => entry.form !== form)
  return {
    read: () => current().find((entry) => entry.form === form)?.answers,
    write(answers) {
      const entry = { form, until: clock() + KEPT_FOR_MS, answers }
      const own = Object.keys(answers).length > 0 ? [entry] : []
      stored.write([...own, ...others()].slice(0, MAX_KEPT))
    },
    forget: () => stored.write(others()),
  }
}
