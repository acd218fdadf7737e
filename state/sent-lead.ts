import { type StoredValueOptions, storedValue } from './storage.ts'

/** A lead that was stored, for the page of thanks. Spec 2.09, 4.20, D27. */
export interface SentLead {
  readonly lead_id: string
  /** What a person reads: `E-8M2P-06`. */
  readonly reference: string
  /** For changes of the lead; absent where it was known by its content only. */
  readonly key?: string
  /** The number of its event (D20), counted by the server already. */
  readonly event?: number
  /** Who sent it. */
  readonly name?: string
  /** The kind of form: `test_drive`. */
  readonly form: string
  /** The appointment, `2026-11-26T10:30` in the location's time. */
  readonly at?: string
  readonly car_id?: string
}

/** What it is stored under, in the tab. */
export const SENT_LEAD_KEY = 'sent-lead'

export type SentLeadOptions = Pick<
  StoredValueOptions<SentLead | undefined>,
  'storage' | 'otherTabs'
>

const isSentLead = (stored: unknown): stored is SentLead =>
  typeof stored === 'object' &&
  stored !== null &&
  'lead_id' in stored &&
  typeof stored.lead_id === 'string' &&
  'form' in stored &&
  typeof stored.form === 'string' &&
  'reference' in stored &&
  typeof stored.reference === 'string'

/** The last lead of this tab; gone when the tab is closed. */
export const createSentLead = ({ storage = () => sessionStorage, ...rest }: SentLeadOptions = {}) =>
  storedValue<SentLead | undefined>({
    ...rest,
    storage,
    key: SENT_LEAD_KEY,
    empty: undefined,
    parse: (stored) => (isSentLead(stored) ? stored : undefined),
  })
