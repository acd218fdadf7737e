// A lead byte of UTF-8 and the bytes that follow it, each read as a letter of windows-1252.
const UTF8_AS_1252 =
  /[Â-ß][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[à-ô][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}/

/** Notices lines of UTF-8 in a file of windows-1252: "Citroën" would become "CitroÃ«n" there. */
export function misreadLines() {
  let count = 0
  let first: { line: number; value: string } | undefined
  return {
    look(line: number, values: string[]): void {
      const value = values.find((entry) => UTF8_AS_1252.test(entry))
      if (value === undefined) return
      count += 1
      first ??= { line, value }
    },
    notes: (): string[] =>
      first
        ? [
            `${count} ${count === 1 ? 'line is' : 'lines are'} UTF-8 in a file that is windows-1252 as a whole, and misread: line ${first.line} gives ${JSON.stringify(first.value.slice(0, 60))}. Ask the supplier for one encoding.`,
          ]
        : [],
  }
}
