/** A text to a person that is no lead, such as a code or an invitation. */
export interface StoredMessage {
  readonly id: string
  /** ISO text in UTC. */
  readonly created: string
  /** Sealed; undefined once it was sent, or has failed for good. */
  readonly content: string | undefined
  /** It is not sent at or after this time, ISO text; undefined where it may be. */
  readonly expiresAt: string | undefined
}

/** A text to a person, as it is handed in. */
export interface NewMessage {
  /** The site that it is from, and whose outbox shows it. */
  readonly tenant: string
  /** A random id that no other message and no delivery of the tenant has, such as a UUID. */
  readonly id: string
  /** ISO text in UTC by the server's clock. */
  readonly created: string
  /** A number as E.164, or a mail address without a name. */
  readonly to: { readonly kind: 'sms' | 'mail'; readonly address: string }
  /** See `sealedContent`. */
  readonly content: string
  /** When it is dropped if it was not sent before, ISO text in UTC. */
  readonly expiresAt?: string
}
