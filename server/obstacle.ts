/** The system's code of a failure, such as `ENOENT`, where it has one. */
export function codeOf(cause: unknown): string | undefined {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** What stood in the way, for a sentence: `known` says it for the system's codes, else its own message. */
export function obstacleOf(cause: unknown, known: Readonly<Record<string, string>>): string {
  const said = known[codeOf(cause) ?? '']
  if (said !== undefined) return said
  return cause instanceof Error ? cause.message : String(cause)
}

/** The machine has run out of something for a moment: of files open at once, of memory. */
const transient: readonly (string | undefined)[] = ['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EIO']

/** Whether the same may work a moment later, so that nothing is wrong with what was asked for. */
export const isTransient = (cause: unknown): boolean => transient.includes(codeOf(cause))
