import type { Registry } from '#blocks/registry.ts'
import { field } from './field.ts'
import { type Path, type Problem, warning } from './problem.ts'
import { placesIn } from './tree.ts'
import { jsonSchemaOf } from './zod-json-schema.ts'

/**
 * A warning for each block whose heading is the title of the page beside an earlier one, by its level or its
 * declaration. Of blocks with conditions nobody knows whether they are shown together. WCAG 1.3.1.
 */
export function titleWarnings(blocks: readonly unknown[], registry: Registry): Problem[] {
  const titles = blocks.flatMap((block, index) =>
    Array.from(placesIn(block, ['blocks', index])).flatMap(({ block: each, path }) => {
      const level = levelOf(each, registry)
      const id = field(each, 'id') ?? field(each, 'block')
      return level?.is === 'h1' && !hasConditions(block, path.slice(2))
        ? [{ ...level, path, id }]
        : []
    }),
  )
  const [first, ...others] = titles
  return others.map((second) => {
    const lesser = [second, first].find((each) => each?.isChoice)
    const help = lesser ? `give "${lesser.id}" the level "h2"` : 'take one of them away'
    return warning(
      (lesser ?? second).path,
      `the page has two main headings, those of "${first?.id}" and "${second.id}"; ${help}`,
    )
  })
}

/** Whether a block or one that it stands in has conditions. */
function hasConditions(block: unknown, path: Path): boolean {
  let at = block
  return [undefined, ...path].some((key) => {
    at = key === undefined ? at : field(at, key)
    return field(at, 'when') !== undefined
  })
}

/** The level of a block's heading where it may be that of a title, and whether a prop says it. */
function levelOf(value: unknown, registry: Registry) {
  const block = registry.get(String(field(value, 'block')))
  const props: Readonly<Record<string, unknown>> = Object(field(value, 'props'))
  // Behind its heading a form brings no title.
  if (!block || props.folded === true) return undefined
  const { titles } = block
  if (typeof titles === 'function' ? titles(props) : titles) return { is: 'h1', isChoice: false }
  const { level } = jsonSchemaOf(block.props).properties ?? {}
  if (typeof level !== 'object') return undefined
  return { is: props.level ?? level.default, isChoice: true }
}
