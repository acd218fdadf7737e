import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readRegistry } from '#blocks/registry.node.ts'
import { type LookAxis, lookAxes, lookAxisNames } from '#domain/site/look-axes.ts'

const root = join(import.meta.dirname, '..')
const sheets = globSync('{ui,staff/ui,parts,blocks}/*/*.css', { cwd: root }).sort()
const contentOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The attribute with which a page chooses a variant. */
const attributeOf = (axis: LookAxis) => (axis === 'scene' ? 'data-scene' : 'data-variant')

const variants = lookAxisNames.flatMap((axis) =>
  lookAxes[axis].variants.map((variant) => ({ axis, variant, key: `${axis}-${variant}` })),
)

describe.each(sheets)('%s', (file) => {
  const name = basename(file, '.css')
  // `form-rail.wall.css` is another sheet of a variant.
  const chosen = variants.find(({ key }) => key === name.split('.')[0])

  test('is the stylesheet of its folder, of a part of it, or of a variant (Spec 1.11)', () => {
    const folder = basename(dirname(file))
    // What may come after the first paint is named after the class that must not be drawn without it.
    if (!chosen && name !== folder && !name.endsWith('.later'))
      expect(name).toMatch(new RegExp(`^${folder}-[a-z]`))
  })

  test('applies to its own variant only (Spec 1.11)', () => {
    const css = contentOf(file)
    expect(css.trimStart()).toMatch(/^(\/\*[\s\S]*?\*\/\s*)*@layer components \{/)
    const attributes = css.matchAll(/\[(data-variant|data-scene)="([^"]*)"\]/g)
    const named = Array.from(attributes, ([, attribute, value]) => `${attribute}=${value}`)
    const own = chosen ? [`${attributeOf(chosen.axis)}=${chosen.variant}`] : []
    expect([...new Set(named)]).toEqual(own)
  })

  test('letters in the face of headings have their case: some have capitals alone (Spec 1.11)', () => {
    const rules = contentOf(file).split(/[{}]/)
    const headings = rules.filter((rule) => rule.includes('font-family: var(--font-display)'))
    expect(headings.filter((rule) => !rule.includes('text-transform:'))).toEqual([])
  })

  test('has no class of the samples of code in Storybook', () => {
    expect(contentOf(file)).not.toMatch(/\.token(?![\w-])/)
  })
})

test('no view and no stylesheet names a dealer (Spec 1.11)', () => {
  const tenants = readdirSync(join(root, 'tenants')).filter((name) => !name.startsWith('_'))
  const dealer = new RegExp(`\\b(${tenants.join('|')})\\b`, 'i')
  const files = globSync('{ui,staff,parts,blocks,pages}/**/*.{css,tsx,ts}', { cwd: root })
  const product = files.filter(
    (file) => !/(\.(test|fixture|stories)|\/fixture-cars)\.tsx?$/.test(file),
  )
  expect(product.filter((file) => dealer.test(contentOf(file)))).toEqual([])
})

test('a block has the prop variant where it names an axis, with its variants (Spec 1.11)', async () => {
  for (const block of (await readRegistry()).values()) {
    const prop = block.props.shape.variant
    expect({ block: block.name, look: block.look !== undefined }).toEqual({
      block: block.name,
      look: prop !== undefined,
    })
  }
})
