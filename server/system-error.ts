/** The code of a system error, such as `ENOENT`; undefined for other errors. */
export function errorCode(cause: unknown): string | undefined {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** The reason of a failure, for a message: the text that `texts` has for its code, else its own message. */
export function errorReason(cause: unknown, texts: Readonly<Record<string, string>>): string {
  const text = texts[errorCode(cause) ?? '']
  if (text !== undefined) return text
  return cause instanceof Error ? cause.message : String(cause)
}

/** The machine is temporarily out of a resource: open files, memory. */
const transient: readonly (string | undefined)[] = ['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EIO']

/** Whether a retry may succeed, so that the file itself is not at fault. */
export const isTransient = (cause: unknown): boolean => transient.includes(errorCode(cause))
