/** A code on its way to a number, with what is needed to check it. */
export interface NewCode {
  readonly id: string
  /** E.164. */
  readonly phone: string
  /** Signature of the code: the code itself is stored nowhere but in its message. */
  readonly signature: string
  /** A signature of the client's address, for the limit of D25: the address itself is not stored. */
  readonly address: string
  /** ISO text in UTC, as all times here. */
  readonly created: string
  /** When it is no longer valid, and its message is dropped if it was not sent before. */
  readonly expires: string
  /** The sealed content of the message that has it. */
  readonly message: string
}

/** What became of the wish for a code. D25. */
export type AddedCode =
  | { readonly state: 'added' }
  /** One was sent a moment ago; the next may be asked for at `retryAt`. */
  | { readonly state: 'too_soon'; readonly retryAt: string }
  /** As many as one number or one address gets within an hour. */
  | { readonly state: 'too_many'; readonly of: 'number' | 'address'; readonly retryAt: string }

/** One try of a number's newest code, which is counted before anything is compared. */
export type CodeTry =
  | {
      readonly state: 'open'
      readonly id: string
      readonly signature: string
      /** How often it may be tried after this. */
      readonly triesLeft: number
    }
  /** None was sent, it is too old, or it was used. */
  | { readonly state: 'expired' }
  /** It was tried as often as a code may be. */
  | { readonly state: 'spent' }

/** A session as it begins. */
export interface NewSession {
  /** The code that was right. */
  readonly code: string
  /** Id of the account, if this number has none yet. */
  readonly newAccount: string
  readonly tokenHash: string
  /** Hash of the session that this one takes the place of. */
  readonly replaces?: string | undefined
  readonly created: string
  readonly expires: string
}

/** A buyer's account: one for each number and tenant. D25, storage.md. */
export interface Account {
  readonly id: string
  /** E.164. */
  readonly phone: string
  readonly name: string | undefined
  readonly email: string | undefined
}

/** What a buyer may say of themselves; what is left out is forgotten. */
export type AccountDetails = Partial<Pick<Account, 'name' | 'email'>>

export interface AccountSession {
  readonly account: Account
  /** When it was last extended. */
  readonly seenAt: string
}

/** One tenant's buyers: their codes, accounts and sessions. Every function rejects with StoreError. */
export interface AccountStore {
  /**
   * Stores a code, which replaces those of its number, with the message that takes it there, within the limits
   * of D25: they hold for concurrent requests of any process.
   */
  addCode(code: NewCode): Promise<AddedCode>
  /** Takes a try of the number's code. Concurrent tries of any process take no more than a code has. */
  takeTry(phone: string, now: string): Promise<CodeTry>
  /**
   * Uses the code up, makes the number's account if it has none, and begins a session, in one transaction;
   * undefined where the code was used or replaced meanwhile: of concurrent ones a single one succeeds.
   */
  signIn(session: NewSession): Promise<Account | undefined>
  /** Replaces what the buyer says of themselves. */
  setDetails(account: string, details: AccountDetails): Promise<void>
  account(id: string): Promise<Account | undefined>
  /** The session with this hash, unless it has ended. */
  session(tokenHash: string, now: string): Promise<AccountSession | undefined>
  extendSession(
    tokenHash: string,
    to: { readonly now: string; readonly expires: string },
  ): Promise<void>
  /** Ends a session; `everywhere` ends all of its account. */
  endSession(tokenHash: string, everywhere: boolean): Promise<void>
}
