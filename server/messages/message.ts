import { z } from 'zod'
import type { Keyring } from '../keyring/keyring.ts'

/** What a message says. */
export interface MessageContent {
  /** Of a mail. */
  readonly subject?: string | undefined
  readonly text: string
}

const contentSchema = z.strictObject({ subject: z.string().optional(), text: z.string() })
const PURPOSE = 'message'

/** What is stored of a message's content: without the keys, nobody can read it. */
export const sealedContent = (
  keyring: Pick<Keyring, 'seal'>,
  { subject, text }: MessageContent,
): string => keyring.seal(PURPOSE, JSON.stringify({ subject, text }))

/** The content of a message; undefined where its key is gone. */
export function openedContent(
  keyring: Pick<Keyring, 'unseal'>,
  sealed: string,
): MessageContent | undefined {
  const text = keyring.unseal(PURPOSE, sealed)
  return text === undefined ? undefined : contentSchema.parse(JSON.parse(text))
}
