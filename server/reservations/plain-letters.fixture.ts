import type { LetterKind } from '#domain/payment/standing.ts'
import { newLead } from '../store/new-lead.fixture.ts'
import { newMessage } from '../store/new-message.fixture.ts'
import { type Letters, messageId } from './letters.ts'

const plain =
  (kind: LetterKind): Letters['captured'] =>
  async (tenant, reservation, now) => ({
    messages: [
      newMessage({
        tenant,
        id: messageId(reservation, kind, 'buyer'),
        created: now.toISOString(),
      }),
    ],
    ...(kind === 'captured' && { lead: newLead({ id: reservation.id }) }),
  })

/** Letters that say only what they are about. */
export const plainLetters: Letters = {
  captured: plain('captured'),
  reminder: plain('reminder'),
  lapsed: plain('lapsed'),
  released: plain('released'),
  failed: plain('failed'),
  refunded: plain('refunded'),
}
