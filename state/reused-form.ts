import { storedForReuse } from '#domain/enquiry/stored-form.ts'
import { type StoredValueOptions, storedValue } from './storage.ts'

/** Who filled in the last form. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly phone: string
}

export interface ReusedForm {
  /** Undefined where not all three are known. */
  read(): Person | undefined
  /** Keeps a name, an e-mail address and a phone number for the next form, only all three together. */
  write(person: Partial<Person>): void
}

export type ReusedFormOptions = Pick<
  StoredValueOptions<Person | undefined>,
  'storage' | 'otherTabs'
>

const isText = (value: unknown): value is string => typeof value === 'string'

function personOf(stored: unknown): Person | undefined {
  const { name, email, phone } = Object(stored) as Partial<Record<keyof Person, unknown>>
  if (!isText(name) || !isText(email) || !isText(phone)) return undefined
  return storedForReuse({ name, email, phone }).eligible ? { name, email, phone } : undefined
}

/** The person who sent a form from this browser, offered to its next forms. Spec 5.16. */
export function createReusedForm(storage: ReusedFormOptions = {}): ReusedForm {
  const stored = storedValue<Person | undefined>({
    ...storage,
    key: 'person',
    parse: personOf,
    empty: undefined,
  })
  return {
    read: stored.read,
    write(person) {
      const whole = personOf(person)
      if (whole) stored.write(whole)
    },
  }
}
