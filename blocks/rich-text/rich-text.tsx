import { cn } from '#ui/cn.ts'
import { ALIGN, GROUND } from '#ui/data-attributes.ts'
import type { ViewOf } from '../define-block.ts'
import { PartView } from './part-view.tsx'
import type block from './schema.ts'

/** What stands beside a text as wide as the page. */
const besides: ReadonlySet<string> = new Set(['facts', 'quote'])

/** Text in a readable column; at page width its facts and quotes are beside it. */
export default function RichText({ props }: ViewOf<typeof block>) {
  const { parts, width, align, ground } = props
  const beside = parts.filter(({ type }) => width === 'page' && besides.has(type))
  const text = parts.filter((part) => !beside.includes(part))
  const isBeside = beside.length > 0
  const Tag = parts.some(({ type }) => type === 'heading') ? 'section' : 'div'
  const isPlain = ground === 'plain'
  return (
    <Tag className={isPlain ? 'py-section' : 'band'} {...(!isPlain && { [GROUND]: ground })}>
      <div
        className={cn(
          'page-width',
          isBeside && 'grid gap-x-16 gap-y-8 lg:grid-cols-2',
          isBeside && !isPlain && 'items-center',
        )}
      >
        <div
          {...{ [ALIGN]: align }}
          className={cn(
            'grid max-w-prose content-start gap-4',
            width === 'prose' && 'text-lg',
            align === 'centre' && 'mx-auto',
          )}
        >
          {text.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other key, and never move
            <PartView key={index} part={part} />
          ))}
        </div>
        {isBeside && (
          <div className="grid content-start gap-8">
            {beside.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <PartView key={index} part={part} isBeside />
            ))}
          </div>
        )}
      </div>
    </Tag>
  )
}
