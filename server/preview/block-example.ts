import { placedExample } from '#blocks/example.ts'
import { pageAround } from '#pages/example-page.ts'
import { blocks } from '#pages/render/registry.ts'
import { eachBlock } from '#pages/tree.ts'
import { AppError } from '../http/app-error.ts'
import type { SiteServices } from '../site/services.ts'
import { type FoundPreview, findPreview, type PreviewOf, parseText } from './find-preview.ts'

/**
 * The typical example of a block, alone and without scripts, in the theme of a site: its picture in the
 * builder's list of blocks to insert, and of the variants of a look.
 */
export async function blockExample(
  name: string,
  of: PreviewOf,
  services: SiteServices,
  /** Of a draft of the theme. */
  tenant = of.tenant,
): Promise<Extract<FoundPreview, { kind: 'page' }>> {
  const block = blocks.get(name)
  if (!block) throw new AppError(404, 'no_such_block', 'There is no such block')
  const around = pageAround(placedExample(block, 'Typical'), blocks, '/example-of-block')
  const found = await findPreview(
    { ...parseText(of, JSON.stringify(around)), tenant },
    of,
    services,
  )
  if (found.kind === 'faulty') {
    throw new AppError(404, 'no_example', 'This site has nothing to show this block with')
  }
  const { match, request } = found
  const shown = Array.from(eachBlock(match.page.blocks)).find(({ id }) => id === name)
  const page = { ...match.page, blocks: shown ? [shown] : [] }
  const { links } = request.assets
  const assets = { ...request.assets, links: { ...links, modules: [] } }
  return { ...found, match: { ...match, page }, request: { ...request, page, assets } }
}
