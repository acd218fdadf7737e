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
