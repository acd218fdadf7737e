import type { Tables } from './tables.ts'

/** What leads to everything that is stored of a person at a tenant. */
export interface PersonKeys {
  /** Ids. */
  readonly accounts: readonly string[]
  /** E.164. */
  readonly phones: readonly string[]
  readonly leads: readonly string[]
  /** Of these leads; what led to no lead names nobody. */
  readonly valuations: readonly string[]
  readonly messages: readonly string[]
  /** Of these leads and messages. */
  readonly deliveries: readonly string[]
  /** What of these the staff was told to have changed. */
  readonly changes: readonly string[]
}

/** A table with rows of persons: how theirs are found, and what of a row its person is given. */
export interface PersonalTable<Column extends string = string> {
  readonly column: Column
  readonly of: keyof PersonKeys
  /** Its name in what a person is given. */
  readonly called: string
  /** Secrets, and what is the dealer's, are left out; nothing for what means nothing to a person. */
  readonly given: readonly Column[]
  /** Of these, JSON. */
  readonly json?: readonly Column[]
  /** Rows that outlive their person, such as those of a payment: these are emptied, and the row stays. */
  readonly emptied?: readonly Column[]
}

/** A table without rows of buyers, and why. */
interface Impersonal {
  readonly none: string
}

const staff: Impersonal = { none: 'people of the staff, who are removed under People' }

/**
 * Every table of the database: what it has of persons is exported and erased by this list alone. A new table
 * needs its entry here.
 */
export const personalTables: {
  readonly [Name in keyof Tables]: PersonalTable<keyof Tables[Name] & string> | Impersonal
} = {
  account: {
    column: 'id',
    of: 'accounts',
    called: 'account',
    given: ['phone', 'name', 'email', 'created'],
  },
  account_session: {
    column: 'account',
    of: 'accounts',
    called: 'sessions',
    given: ['created', 'seen_at', 'expires_at'],
  },
  audit_entry: { none: 'what the staff did, by ids; never changed and never deleted' },
  appointment: {
    column: 'id',
    of: 'leads',
    called: 'bookings',
    given: ['id', 'location', 'starts_at', 'state'],
  },
  car: { none: 'vehicles of the dealer' },
  car_correction: { none: 'what the staff say of vehicles, by their ids' },
  delivery: {
    column: 'id',
    of: 'deliveries',
    called: 'deliveries',
    given: ['id', 'lead', 'kind', 'state', 'created'],
  },
  delivery_try: { column: 'delivery', of: 'deliveries', called: 'attempts', given: [] },
  desk_event: {
    column: 'id',
    of: 'changes',
    called: 'changes',
    given: [],
    // Their numbers have no gap.
    emptied: ['id'],
  },
  document_draft: {
    none: 'pages and content of the dealer, and which of the staff wrote them, by ids',
  },
  document_revision: { none: 'as document_draft' },
  document_version: { none: 'numbers of changes of documents' },
  hold: {
    column: 'account',
    of: 'accounts',
    called: 'reservations',
    given: [
      ...(['id', 'car', 'stage', 'price_seen', 'deposit', 'created', 'held_until'] as const),
      ...(['ended_at', 'purchase', 'asked'] as const),
    ],
    json: ['purchase', 'asked'],
    // The rule ends one that is live, and the deposit is given back.
    emptied: ['account', 'key', 'address', 'purchase'],
  },
  event_count: { none: 'numbers of events by day and car, of nobody' },
  pending_import: { none: 'names of files of stock, and who of the staff uploaded them, by ids' },
  mapping_lesson: { none: 'headings and words of feeds, and who of the staff taught them, by ids' },
  pending_file: { none: 'files of stock' },
  import_run: { none: 'reports about files of stock' },
  lead: {
    column: 'id',
    of: 'leads',
    called: 'enquiries',
    given: ['id', 'created', 'kind', 'body', 'appointment', 'changes', 'changed', 'stage'],
    json: ['body', 'appointment', 'changes'],
  },
  lead_event: {
    column: 'lead',
    of: 'leads',
    called: 'history',
    given: ['lead', 'at', 'kind', 'details'],
    json: ['details'],
  },
  lead_key: { column: 'lead', of: 'leads', called: 'keys', given: [] },
  lead_reader: { none: 'which of the staff has a lead open, for a minute' },
  media_file: { none: 'bytes of media_picture' },
  media_picture: { none: 'pictures of the dealer, and who of the staff uploaded them, by ids' },
  message: {
    column: 'id',
    of: 'messages',
    called: 'messages',
    given: ['id', 'created', 'expires_at'],
  },
  ledger_entry: {
    none: 'amounts, by ids of reservations and payments; never changed and never deleted',
  },
  payment_attempt: { none: 'payments of reservations, by their ids' },
  password_reset: staff,
  purchase: {
    column: 'account',
    of: 'accounts',
    called: 'purchases',
    given: ['car', 'choices', 'created', 'expires'],
    json: ['choices'],
  },
  quarantine: { none: 'rows of files of stock' },
  recovery_code: staff,
  sign_in_code: {
    column: 'phone',
    of: 'phones',
    called: 'codes',
    given: ['created', 'expires_at', 'state'],
  },
  sign_in_try: { none: 'wrong tries of the staff’s sign-in, for hours' },
  staff_factor: staff,
  staff_invitation: staff,
  staff_member: staff,
  staff_membership: staff,
  staff_session: staff,
  prize_draw: {
    none: 'draws of prizes, which anybody can draw again; of the number a signature, so that nobody spins anew by deleting an account',
  },
  publish_batch: { none: 'as document_draft' },
  publish_target: { none: 'sites of a batch' },
  spin: {
    column: 'account',
    of: 'accounts',
    called: 'spins',
    given: ['at', 'wheel', 'number', 'prize', 'value', 'claim_code', 'claimed_at'],
  },
  snooze: { none: 'what people of the staff put off until tomorrow' },
  stock_change: { none: 'which cars a change of stock changed' },
  stock_version: { none: 'numbers of changes of stock' },
  valuation: {
    column: 'id',
    of: 'valuations',
    called: 'valuations',
    given: [
      ...(['created', 'state', 'car', 'lead', 'estimate_from', 'estimate_to'] as const),
      ...(['accepted_at', 'offer_amount', 'offer_until'] as const),
    ],
    json: ['state'],
  },
  valuation_image: {
    column: 'valuation',
    of: 'valuations',
    called: 'pictures',
    given: ['valuation', 'name', 'width', 'height', 'created'],
  },
  watchlist_entry: {
    column: 'account',
    of: 'accounts',
    called: 'saved_cars',
    given: ['car', 'saved_at', 'price_when_saved', 'removed_at'],
  },
}

/** The tables with rows of persons, by name. */
export const tablesOfPersons: readonly (readonly [name: string, table: PersonalTable])[] =
  Object.entries<PersonalTable | Impersonal>(personalTables).flatMap(([name, table]) =>
    'none' in table ? [] : [[name, table] as const],
  )
