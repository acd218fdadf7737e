import type { Sender } from '../sender.ts'

/** Delivers to the outbox alone: what would be sent is shown there, and nothing leaves the machine. */
export const localSender = (clock: () => Date): Sender => ({
  send: async () => ({ at: clock().toISOString(), ms: 0, outcome: 'done' }),
})
