/** A source file of views. */
export interface ViewSource {
  readonly file: string
  readonly text: string
}

const uses = /<(?:Each|Cached)\b(?<attributes>[\s\S]*?)\/>/g
const quoted = /'([^']+)'/g

/**
 * The places where a view of `<Each>` or `<Cached>` tests a prop that is one of its `holes`: in the
 * cached template the prop is a mark, which is never absent, empty or zero. A line each, for messages.
 */
export function testedHoles(sources: readonly ViewSource[]): string[] {
  return sources.flatMap((source) =>
    [...source.text.matchAll(uses)].flatMap(({ groups }) => {
      const { attributes = '' } = groups ?? {}
      const [, view] = /\bview=\{(\w+)\}/.exec(attributes) ?? []
      const [, holes] = /\bholes=\{(\[[^\]]*\]|\w+)\}/.exec(attributes) ?? []
      if (view === undefined || holes === undefined) return []
      const list = holes.startsWith('[') ? holes : listNamed(holes, source, sources)
      const names = Array.from(list.matchAll(quoted), ([, name = '']) => name)
      const body = viewNamed(view, source, sources)
      return names
        .filter((name) => isTested(name, body))
        .map((name) => `${source.file}: ${view} tests its hole "${name}"`)
    }),
  )
}

/** The first match in the file itself, else in any other. */
function found(pattern: RegExp, own: ViewSource, sources: readonly ViewSource[]): string {
  for (const { text } of [own, ...sources]) {
    const [match] = pattern.exec(text) ?? []
    if (match !== undefined) return match
  }
  return ''
}

const listNamed = (name: string, own: ViewSource, sources: readonly ViewSource[]): string =>
  found(new RegExp(`const ${name}\\b[^=]*= \\[[\\s\\S]*?\\n?\\]`), own, sources)

const viewNamed = (name: string, own: ViewSource, sources: readonly ViewSource[]): string =>
  found(new RegExp(`function ${name}\\([\\s\\S]*?\\n\\}`), own, sources)

/** Whether source compares a name, or asks whether it is there. */
const isTested = (name: string, source: string): boolean =>
  new RegExp(
    `(?<![\\w.'"-])${name}\\s*(?:&&|\\|\\||\\?\\?|\\?(?![.:,])|[=!]==?|[<>]=?\\s*[\\d'"])|!${name}\\b|\\bif \\(${name}\\)`,
  ).test(source)
