import specTests from 'virtual:spec-tests'
import type { Block } from '#blocks/define-block.ts'
import { placedExample } from '#blocks/example.ts'
import { type DealerUses, idInPages, usesOf } from './block-pages.ts'
import { blocks } from './block-props.ts'

/** The lower part of a block’s docs page, as Markdown: its JSON, its pages, its specification. */
export function blockDetails(block: Block): string {
  const { name, role } = block
  return [
    '## In a page',
    'The typical example, to copy into the `blocks` of a page’s file, `tenants/<dealer>/pages/<page>.json`. Each story below has its own under **Show code**.',
    jsonText(placedExample(block, 'Typical')),
    'A page that shares its template’s blocks has `changes` instead: there the block is inserted, and the change says where.',
    jsonText({ insert: placedExample(block, 'Typical'), ...placeOf(role) }),
    placesText(role),
    '## Files',
    `To change what it can be given, and the examples that its stories show: \`blocks/${name}/schema.ts\`. To change how it looks: \`blocks/${name}/${name}.tsx\`. To change it on one page: that page’s JSON.`,
    '## Pages that use it',
    usesText(block, usesOf(block.name)),
    '## Specification',
    block.spec.map(statementText).join('\n'),
  ].join('\n\n')
}

const jsonText = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

const isOfPage = (role: Block['role']): boolean => role === 'chrome' || role === 'section'

/** The slots that take a block of the role. */
const slotsOf = (role: Block['role']) =>
  [...blocks.values()].flatMap(({ name, slots }) =>
    Object.entries(slots)
      .filter(([, { accepts }]) => accepts.includes(role))
      .map(([slot]) => ({ into: name, slot })),
  )

/** Where an inserted block goes, for example. */
function placeOf(role: Block['role']) {
  if (isOfPage(role)) return { after: idInPages('hero-search') }
  const [first] = slotsOf(role)
  return first && { into: idInPages(first.into), slot: first.slot }
}

function placesText(role: Block['role']): string {
  const slots = slotsOf(role).map(({ into, slot }) => `\`${slot}\` of \`${into}\``)
  const inSlot = `\`into\` is the id of a block that has a slot for it, and \`slot\` the name of the slot: ${slots.join(', ')}.`
  if (!isOfPage(role)) return inSlot
  const ofPage =
    '`after` is the id of a block of the template’s page. Other places are `before` such an id, and `"at": "start"` or `"end"` of the page.'
  return slots.length > 0 ? `${ofPage} In a slot: ${inSlot}` : ofPage
}

const maxTitles = 4

/** A statement by what the tests that name it say. */
function statementText(id: string): string {
  const titles = specTests[id] ?? []
  const rest = titles.length - maxTitles
  const shown = [...titles.slice(0, maxTitles), ...(rest > 0 ? [`and ${rest} more`] : [])]
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
