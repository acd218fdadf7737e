import {
  Circle,
  CircleAlert,
  Clock,
  EyeOff,
  Minus,
  Monitor,
  Plus,
  Smartphone,
  TriangleAlert,
  UserRound,
} from 'lucide'
import { Button } from 'react-aria-components/Button'
import { titleOfPage } from '#desk/site-pages/page-rows.ts'
import type { When } from '#pages/page.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { buttonVariants } from '#ui/button/button.tsx'
import type { IconNode } from '#ui/icon/path.ts'
import { blockOf, listAt } from '../model/blocks.ts'
import type { Mark } from '../model/marks.ts'
import { isHidden } from '../model/page-edits.ts'
import { detailOf, goneOfRow, slotOfRow } from '../model/rows.ts'
import { unseenReason, useSeen } from '../preview/seen.ts'
import { useOpenPage, usePage } from '../screen/open-page.ts'
import { useStore } from '../screen/use-store.ts'

interface RowProps {
  readonly id: string
  readonly title: string
}

/** A block: its mark, what tells it from others, its condition, and whether something is wrong with it. */
export function BlockRow({ id, title }: RowProps) {
  const { actions, draft } = useOpenPage()
  const detail = usePage(({ blocks }) => detailOf(blockOf(blocks, id) ?? { id, block: '' }))
  const when = usePage(({ blocks }) => blockOf(blocks, id)?.when)
  const mark = usePage(() => actions.marks()?.blocks.get(id)?.mark)
  const levels = useStore(draft, ({ problems }) =>
    problems.filter(({ block }) => block === id).map(({ level }) => level),
  )
  const why = unseenReason(useSeen(), id)
  const isOff = usePage(({ blocks }) => {
    const block = blockOf(blocks, id)
    return block !== undefined && isHidden(block)
  })
  return (
    <>
      <span className={why === undefined ? 'block-row' : 'block-row block-row-unseen'}>
        <b>{title}</b> {detail && <small>{detail}</small>}
      </span>
      <span className="block-glyphs">
        {isOff ? <Sign icon={EyeOff} says="Hidden" /> : when && <WhenSign when={when} />}
        {!isOff && why !== undefined && <Sign icon={EyeOff} says={`Not shown now: ${why}`} />}
        {levels.includes('error') ? (
          <Sign icon={CircleAlert} says="Has a problem" className="block-bad" />
        ) : (
          levels.length > 0 && (
            <Sign icon={TriangleAlert} says="Has a warning" className="block-warn" />
          )
        )}
      </span>
      {mark && <MarkSign mark={mark} />}
    </>
  )
}

/** The page itself: its address, title and description. */
export function PageRow({ title }: RowProps) {
  const { draft, path } = useOpenPage()
  const isBad = useStore(draft, ({ problems }) =>
    problems.some(({ block, level }) => block === undefined && level === 'error'),
  )
  return (
    <>
      <span className="block-row block-row-page">
        <b>{title}</b> <small>{titleOfPage(path)}</small>
      </span>
      {isBad && <Sign icon={CircleAlert} says="Has a problem" className="block-bad" />}
    </>
  )
}

export function SlotRow({ id, title }: RowProps) {
  const count = usePage(({ blocks }) => listAt(blocks, slotOfRow(id) ?? {}).length)
  return (
    <span className="block-row block-row-slot">
      {title} <small>{count === 0 ? 'empty' : count}</small>
    </span>
  )
}

/** A block of the template that the page took out. */
export function GoneRow({ id, title }: RowProps) {
  const { actions } = useOpenPage()
  return (
    <>
      <span className="block-row block-row-gone">
        <del>{title}</del>
      </span>
      <MarkSign mark="removed" />
      <Button
        className={buttonVariants({ variant: 'link', size: 'sm', class: 'bring-back' })}
        aria-label={`Bring back ${title}`}
        onPress={() => actions.bringBack(goneOfRow(id) ?? '')}
      >
        Bring back
      </Button>
    </>
  )
}

const marks: Readonly<
  Record<Mark | 'removed', { readonly icon: IconNode; readonly says: string }>
> = {
  template: { icon: Circle, says: 'Template’s' },
  changed: { icon: Circle, says: 'Changed here' },
  added: { icon: Plus, says: 'Added here' },
  removed: { icon: Minus, says: 'Removed here' },
}

/** One of the four marks: a sign and its words. */
export const MarkSign = ({ mark }: { readonly mark: Mark | 'removed' }) => (
  <Sign {...marks[mark]} className={`mark mark-${mark}`} size="size-3" />
)

/** What the marks mean. */
export const MarkLegend = () => (
  <ul className="mark-legend" aria-label="Marks">
    {Object.entries(marks).map(([mark, { icon, says }]) => (
      <li key={mark}>
        <span className={`mark mark-${mark}`}>
          <Glyph icon={icon} className="size-3" />
        </span>
        {says}
      </li>
    ))}
  </ul>
)

function WhenSign({ when: { viewport, signedIn } }: { readonly when: When }) {
  if (viewport === 'narrow') return <Sign icon={Smartphone} says="On narrow screens only" />
  if (viewport === 'wide') return <Sign icon={Monitor} says="On wide screens only" />
  if (signedIn !== undefined) return <Sign icon={UserRound} says="For some visitors only" />
  return <Sign icon={Clock} says="Shown under a condition" />
}

interface SignProps {
  readonly icon: IconNode
  readonly says: string
  readonly className?: string
  readonly size?: string
}

const Sign = ({ icon, says, className = '', size = 'size-4' }: SignProps) => (
  <span className={className} title={says}>
    <Glyph icon={icon} className={size} />
    <span className="sr-only">{says}</span>
  </span>
)
