/**
 * What a person typed, read: the value as it is stored, or the reason (a permanent code) why it can't
 * be, with the sentence that tells the person what to do.
 */
export type Reading<Value, Reason extends string> =
  | { valid: true; value: Value }
  | { valid: false; reason: Reason; message: string }

/** The refusal of a text for a reason, with its sentence. */
export const refused = <Reason extends string>(
  reason: NoInfer<Reason>,
  messages: Readonly<Record<Reason, string>>,
) => ({ valid: false, reason, message: messages[reason] }) as const
