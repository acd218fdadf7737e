import { Button } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { Link } from '#ui/link/link.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import type { Part, Prose } from './parts.ts'

interface Props {
  part: Part
  /** In the narrower column beside the text. */
  isBeside?: boolean
}

/** One part of a text. */
export function PartView({ part, isBeside = false }: Props) {
  switch (part.type) {
    case 'heading':
      return <Heading {...part} />
    case 'paragraph':
      return (
        <p>
          <ProseView text={part.text} />
        </p>
      )
    case 'list':
      return <List {...part} />
    case 'quote':
      return <Quote {...part} isBeside={isBeside} />
    case 'links':
      return <Links {...part} />
    case 'image':
      return <Image {...part} />
    case 'facts':
      return <Facts {...part} isBeside={isBeside} />
  }
}

type Of<Type extends Part['type']> = Extract<Part, { type: Type }>

function Heading({ text, level: Level }: Of<'heading'>) {
  return (
    <Level
      className={Level === 'h2' ? 'text-title-2 not-first:mt-6' : 'text-title-3 not-first:mt-3'}
    >
      {text}
    </Level>
  )
}

function ProseView({ text }: { text: Prose }) {
  if (typeof text === 'string') return text
  return text.map((piece, index) => {
    // Pieces are joined by spaces, so that the file needs none; before a full stop there is none.
    const starts = typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.text
    const space = index === 0 || /^[.,;:!?)]/.test(starts) ? '' : ' '
    if (typeof piece === 'string') return space + piece
    const key = `${index}`
    if ('strong' in piece) return [space, <strong key={key}>{piece.strong}</strong>]
    return [
      space,
      <Link key={key} href={piece.href} className="text-inherit">
        {piece.text}
      </Link>,
    ]
  })
}

function List({ items, numbered }: Of<'list'>) {
  const Tag = numbered ? 'ol' : 'ul'
  return (
    <Tag
      className={cn(
        'grid gap-2.5 ps-6',
        numbered ? 'list-decimal marker:font-semibold' : 'list-disc',
        'marker:text-brand-ink',
      )}
    >
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other key, and never move
        <li key={index} className="ps-1">
          <ProseView text={item} />
        </li>
      ))}
    </Tag>
  )
}

function Quote({ text, by, isBeside }: Of<'quote'> & Omit<Props, 'part'>) {
  return (
    <figure className="my-3 grid gap-2 border-s-4 border-accent ps-5">
      <blockquote className={cn('font-display', isBeside ? 'text-title-3' : 'text-lg')}>
        “{text}”
      </blockquote>
      {by && <figcaption className="text-base text-ink-2">{by}</figcaption>}
    </figure>
  )
}

function Links({ links }: Of<'links'>) {
  return (
    <p className="mt-2 flex flex-wrap gap-3 in-data-[align=centre]:only:justify-center">
      {links.map(({ text, href }, index) => (
        <Button key={href} href={href} variant={index > 0 ? 'outline' : 'solid'}>
          {text}
        </Button>
      ))}
    </p>
  )
}

function Image({ path, alt, width, height, caption }: Of<'image'>) {
  return (
    <figure className="my-3 grid gap-2">
      <Picture
        path={path}
        alt={alt}
        width={width}
        height={height}
        sizes="(min-width: 768px) 672px, 100vw"
        className="h-auto w-full rounded-card"
      />
      {caption && <figcaption className="text-sm text-ink-2">{caption}</figcaption>}
    </figure>
  )
}

function Facts({ facts, isBeside }: Of<'facts'> & Omit<Props, 'part'>) {
  return (
    <dl
      className={cn(
        'my-2 grid grid-cols-2 items-start gap-x-6 gap-y-6',
        facts.length === 3 && !isBeside && 'sm:grid-cols-3',
      )}
    >
      {facts.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 border-s-2 border-accent ps-4"
        >
          <dt className="text-base text-ink-2">{label}</dt>
          <dd className="type-figure text-figure">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
