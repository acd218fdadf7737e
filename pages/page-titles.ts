import type { Registry } from '#blocks/registry.ts'
import { field } from './field.ts'
import { type Problem, warning } from './problem.ts'
import { placesIn } from './tree.ts'
import { jsonSchemaOf } from './zod-json-schema.ts'

/**
 * A warning for each block whose heading is the title of the page beside an earlier one. Of blocks with conditions
 * nobody knows whether they are shown together. WCAG 1.3.1.
 */
export function titleWarnings(blocks: readonly unknown[], registry: Registry): Problem[] {
  const titles = blocks.flatMap((block, index) =>
    Array.from(placesIn(block, ['blocks', index])).flatMap(({ block: each, path }) => {
      const level = levelOf(each, registry)
      const isShown = [block, each].every((one) => field(one, 'when') === undefined)
      return isShown && level?.is === 'h1' ? [{ ...level, path, id: field(each, 'id') }] : []
    }),
  )
  const [first, ...others] = titles
  return others.map((second) => {
    const lesser = [second, first].find((each) => each?.isChoice)
    const help = lesser ? `give "${lesser.id}" the level "h2"` : 'take one of them away'
    return warning(
      second.path,
      `the page has two main headings, those of "${first?.id}" and "${second.id}"; ${help}`,
    )
  })
}

/** The level of a block's heading where it may be that of a title, and whether a prop says it. */
function levelOf(value: unknown, registry: Registry) {
  const block = registry.get(String(field(value, 'block')))
  if (block?.titles) return { is: 'h1', isChoice: false }
  const level = block && jsonSchemaOf(block.props).properties?.level
  if (typeof level !== 'object') return undefined
  return { is: field(field(value, 'props'), 'level') ?? level.default, isChoice: true }
}
