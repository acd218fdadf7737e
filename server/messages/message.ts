import { z } from 'zod'
import type { Keyring } from '../keyring/keyring.ts'

/** What a message says. */
export interface MessageContent {
  /** Of a mail. */
  readonly subject?: string | undefined
  readonly text: string
  /** Of a mail that a person wrote and reads the answer to. */
  readonly reply?: Reply | undefined
}

interface Reply {
  /** Where answers go: an address without a name. */
  readonly to: string
  /** Ids of the deliveries before it in its thread, the oldest first. */
  readonly after: readonly string[]
}

const contentSchema = z.strictObject({
  subject: z.string().optional(),
  text: z.string(),
  reply: z.strictObject({ to: z.string(), after: z.array(z.string()) }).optional(),
})
const PURPOSE = 'message'

/** What is stored of a message's content: without the keys, nobody can read it. */
export const sealedContent = (
  keyring: Pick<Keyring, 'seal'>,
  { subject, text, reply }: MessageContent,
): string => keyring.seal(PURPOSE, JSON.stringify({ subject, text, reply }))

/** The content of a message; undefined where its key is gone. */
export function openedContent(
  keyring: Pick<Keyring, 'unseal'>,
  sealed: string,
): MessageContent | undefined {
  const text = keyring.unseal(PURPOSE, sealed)
  return text === undefined ? undefined : contentSchema.parse(JSON.parse(text))
}
