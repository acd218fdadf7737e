import { keyringOf } from '../keyring/keyring.ts'
import { type MessageContent, sealedContent } from '../messages/message.ts'
import { leadCreated } from './new-lead.fixture.ts'
import { postgresEngine } from './postgres/postgres-engine.ts'
import { isPostgresUrl } from './postgres/postgres-url.ts'
import { insertMessage } from './queries/new-message.ts'
import { sqliteEngine } from './sqlite/sqlite-engine.ts'
import type { NewMessage } from './stored-message.ts'

/** Keys of tests. */
export const testKeyring = keyringOf([Buffer.alloc(32, 1)])

/** What the messages of tests say; the code belongs nowhere but there. */
export const messageContent: MessageContent = { text: 'Your code is 482913.' }

/** An SMS of harbour with an id of its own. */
export const newMessage = (given: Partial<NewMessage> & { readonly id: string }): NewMessage => ({
  tenant: 'harbour',
  created: leadCreated,
  to: { kind: 'sms', address: '+61491570006' },
  content: sealedContent(testKeyring, messageContent),
  ...given,
})

/** Stores messages in a transaction, as whoever sends them does, in the database of an open store. */
export async function storeMessages(
  location: string,
  ...messages: readonly NewMessage[]
): Promise<void> {
  const engine = isPostgresUrl(location)
    ? postgresEngine(location, 1_000)
    : await sqliteEngine(location, 1_000)
  try {
    await engine.db.transaction().execute(async (tx) => {
      for (const message of messages) await insertMessage(tx, message)
    })
  } finally {
    await engine.db.destroy()
  }
}
