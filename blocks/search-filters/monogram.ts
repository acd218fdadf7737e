/** What the tile of a make shows: a short name as it is, else two initials, else its first two letters. */
export function monogramOf(make: string): string {
  const [first = [], second] = make.split(/[\s-]+/).map((word) => [...word])
  if (second?.[0] && first[0]) return `${first[0]}${second[0]}`.toUpperCase()
  return first.slice(0, first.length <= 3 ? 3 : 2).join('')
}
