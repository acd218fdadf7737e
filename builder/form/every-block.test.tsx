import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { catalogueOf } from '#pages/catalogue.ts'
import { blocks } from '#pages/render/registry.ts'
import { BlockForm } from './block-form.tsx'
import { fieldId } from './field-id.ts'
import { membersOf } from './field-kind.ts'

const catalogue = new Map(catalogueOf(blocks).blocks.map((block) => [block.name, block]))

test.each([...blocks.values()])(
  'the form of $name is drawn with each of its examples, a control for every prop (Spec 6.04)',
  ({ name, examples }) => {
    const block = catalogue.get(name)
    if (!block) throw new Error(`The catalogue has no ${name}`)
    for (const { props = {} } of [{}, ...examples]) {
      const written: Readonly<Record<string, unknown>> = { ...props }
      const html = renderToStaticMarkup(
        <BlockForm id="a" block={block} props={written} template={{}} onChange={() => undefined} />,
      )
      for (const [prop] of membersOf(block.props))
        expect(html, prop).toContain(`id="${fieldId('a', [prop])}"`)
    }
  },
)
