import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { blockDetails } from './block-details.ts'
import { blockAt } from './block-props.ts'

/** The docs page of a component; of a block also its JSON, the pages that use it, its specification. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const block = blockAt(preparedMeta.parameters.fileName)
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      {block && <Markdown>{blockDetails(block)}</Markdown>}
      <Stories />
    </>
  )
}
