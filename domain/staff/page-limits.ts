/** What a page may weigh before it is painted, compressed, in bytes; script is what it loads before an interaction. */
export const pageLimits = { html: 20_000, styles: 14_000, script: 10_000 } as const
