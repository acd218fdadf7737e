import specTests from 'virtual:spec-tests'
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
    block.spec.map(statementText).join('\n'),
  ].join('\n\n')
}

const titlesAtMost = 4

/** A statement by what the tests that name it say. */
function statementText(id: string): string {
  const titles = specTests[id] ?? []
  const rest = titles.length - titlesAtMost
  const shown = [...titles.slice(0, titlesAtMost), ...(rest > 0 ? [`and ${rest} more`] : [])]
  return `- **${id}**${shown.length > 0 ? `: ${shown.join('; ')}` : ''}`
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
