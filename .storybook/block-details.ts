import type { Block } from '#blocks/define-block.ts'
import { placedExample } from '#blocks/example.ts'
import { type DealerUses, usesOf } from './block-pages.ts'

/** The lower part of a block’s docs page, as Markdown: its JSON, its pages, its specification. */
export function blockDetails(block: Block): string {
  const json = JSON.stringify(placedExample(block, 'Typical'), null, 2)
  return [
    '## In a page',
    'The typical example, to copy into the `blocks` of a page’s file. Each story below has its own under **Show code**.',
    `\`\`\`json\n${json}\n\`\`\``,
    '## Pages that use it',
    usesText(block, usesOf(block.name)),
    '## Specification',
    block.spec.map((id) => `- ${id}`).join('\n'),
  ].join('\n\n')
}

function usesText({ role, name }: Block, uses: readonly DealerUses[]): string {
  if (uses.length === 0)
    return `No page of a demo dealer has a \`${name}\`. It may stand where the role \`${role}\` may.`
  const rows = uses.map(({ dealer, pages }) => {
    const links = pages.map(({ route, storyId }) => `[\`${route}\`](?path=/story/${storyId})`)
    return `| ${dealer.name} | ${links.join(', ')} |`
  })
  return ['| Dealer | Pages |', '|---|---|', ...rows].join('\n')
}
