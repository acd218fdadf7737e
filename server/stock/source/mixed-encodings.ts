// A UTF-8 sequence decoded as windows-1252: a lead byte and its continuation bytes.
const UTF8_AS_1252 =
  /[Â-ß][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[à-ô][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}/

/** Detects lines of UTF-8 in a file of windows-1252, where "Citroën" becomes "CitroÃ«n". */
export function mixedEncodings() {
  let count = 0
  let first: { line: number; value: string } | undefined
  return {
    check(line: number, values: string[]): void {
      const value = values.find((entry) => UTF8_AS_1252.test(entry))
      if (value === undefined) return
      count += 1
      first ??= { line, value }
    },
    notes: (): string[] =>
      first
        ? [
            `${count} ${count === 1 ? 'line is' : 'lines are'} UTF-8 in a file of windows-1252, and decoded wrongly: line ${first.line} gives ${JSON.stringify(first.value.slice(0, 60))}. Ask the supplier for one encoding.`,
          ]
        : [],
  }
}
