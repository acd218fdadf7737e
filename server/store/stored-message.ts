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
