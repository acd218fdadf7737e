import { tokenGroups } from '#ui/theme/tokens.ts'

/** A table of all tokens of a theme, with their layer, meaning and source. */
export function tokensText(): string {
  const rows = Object.values(tokenGroups).flatMap(({ title, layer, isOfGround, tokens }) =>
    Object.entries(tokens).map(
      ([name, { meaning, from }]) =>
        `| \`--${name}\` | ${layer} | ${title}${isOfGround ? ', on each ground' : ''} | ${meaning} | ${from} |`,
    ),
  )
  const head = ['| token | layer | group | meaning | from |', '|---|---|---|---|---|']
  return [...head, ...rows, ''].join('\n')
}
