import type { Attempt, ClaimedDelivery } from '../store/delivery-store.ts'

/** Sends deliveries of one kind. */
export interface Sender {
  /**
   * Makes one attempt. Never rejects: whatever happens is the attempt's outcome. Ends soon after the
   * signal aborts, as `failed`.
   */
  send(delivery: ClaimedDelivery, signal: AbortSignal): Promise<Attempt>
}
