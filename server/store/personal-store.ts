import type { StoredLead } from './stored-lead.ts'

/** Rows of a person by what they are: `{ "account": [{ "phone": … }], "enquiries": […] }`. */
export type PersonalData = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** How much of an account's data is erased. */
export interface Erasure {
  /** Also the enquiries and bookings of its number since the account was made. */
  readonly enquiries: boolean
}

/** What one tenant has of persons, by the list of all tables. Every function rejects with StoreError. */
export interface PersonalStore {
  /**
   * The enquiries of an account's number since the account was made, the latest first: of earlier ones nobody
   * knows whether they are of the same person.
   */
  enquiries(account: string): Promise<readonly StoredLead[]>
  /** Everything that is stored of an account; undefined where there is none. */
  data(account: string): Promise<PersonalData | undefined>
  /** Erases an account with its sessions, saved cars, codes and messages; false where there is none. */
  eraseAccount(account: string, of: Erasure): Promise<boolean>
  /** Erases a lead with its key, booking, deliveries and attempts; false where there is none. */
  eraseLead(id: string): Promise<boolean>
  /** Erases everything of a number, E.164: its account and all its enquiries. Answers how many rows it had. */
  eraseNumber(phone: string): Promise<number>
}
