import { Button } from '#ui/button/button.tsx'
import { cn } from '#ui/cn.ts'
import { Link } from '#ui/link/link.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import type { Part, Prose } from './parts.ts'

interface Props {
  part: Part
  /** The background is the solid brand colour. */
  onBrand: boolean
  /** Figures in the narrower column beside the text. */
  isBeside?: boolean
}

/** One part of a text. */
export function PartView({ part, onBrand, isBeside = false }: Props) {
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
      return <List {...part} onBrand={onBrand} />
    case 'quote':
      return <Quote {...part} onBrand={onBrand} />
    case 'links':
      return <Links {...part} onBrand={onBrand} />
    case 'image':
      return <Image {...part} />
    case 'facts':
      return <Facts {...part} onBrand={onBrand} isBeside={isBeside} />
  }
}

type Of<Type extends Part['type']> = Extract<Part, { type: Type }>
type OnBrand = Pick<Props, 'onBrand'>

function Heading({ text, level: Level }: Of<'heading'>) {
  return (
    <Level className={Level === 'h2' ? 'text-3xl not-first:mt-6' : 'text-xl not-first:mt-3'}>
      {text}
    </Level>
  )
}

function ProseView({ text }: { text: Prose }) {
  if (typeof text === 'string') return text
  return text.map((piece, index) => {
    // Pieces are joined by spaces, so that the file needs none.
    const space = index === 0 ? '' : ' '
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

function List({ items, numbered, onBrand }: Of<'list'> & OnBrand) {
  const Tag = numbered ? 'ol' : 'ul'
  return (
    <Tag
      className={cn(
        'grid gap-2.5 ps-6',
        numbered ? 'list-decimal marker:font-semibold' : 'list-disc',
        !onBrand && 'marker:text-brand-11',
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

function Quote({ text, by, onBrand }: Of<'quote'> & OnBrand) {
  return (
    <figure
      className={cn(
        'my-3 grid gap-2 border-s-4 ps-5',
        onBrand ? 'border-current' : 'border-accent-9',
      )}
    >
      <blockquote className="font-heading text-xl">“{text}”</blockquote>
      {by && (
        <figcaption className={cn('text-base', !onBrand && 'text-neutral-11')}>{by}</figcaption>
      )}
    </figure>
  )
}

function Links({ links, onBrand }: Of<'links'> & OnBrand) {
  return (
    <p className="mt-2 flex flex-wrap gap-3 in-data-[align=centre]:only:justify-center">
      {links.map(({ text, href }, index) => (
        <Button
          key={href}
          href={href}
          variant={index > 0 ? 'outline' : onBrand ? 'accent' : 'solid'}
          className={cn(
            index > 0 && onBrand && 'border-current bg-transparent text-inherit hover:bg-brand-10',
          )}
        >
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
      {caption && <figcaption className="text-sm text-neutral-11">{caption}</figcaption>}
    </figure>
  )
}

function Facts({ facts, onBrand, isBeside }: Of<'facts'> & Omit<Props, 'part'>) {
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
          className={cn(
            'flex flex-col-reverse justify-end gap-1 border-s-2 ps-4',
            onBrand ? 'border-white/40' : 'border-accent-9',
          )}
        >
          <dt className={cn('text-base', !onBrand && 'text-neutral-11')}>{label}</dt>
          <dd className="type-heading text-3xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
