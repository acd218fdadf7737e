/**
 * The result of parsing typed text: the value to store, or the reason for the rejection (a permanent
 * code) with a sentence that says what to do.
 */
export type Reading<Value, Reason extends string> =
  | { valid: true; value: Value }
  | { valid: false; reason: Reason; message: string }

/** The rejection of a text for a reason, with its sentence. */
export const refused = <Reason extends string>(
  reason: NoInfer<Reason>,
  messages: Readonly<Record<Reason, string>>,
) => ({ valid: false, reason, message: messages[reason] }) as const
