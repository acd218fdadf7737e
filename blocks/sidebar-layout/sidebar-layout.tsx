import { cn } from '#ui/cn.ts'
import { COLUMN } from '#ui/data-attributes.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** Column widths from `lg`, where the columns are side by side. */
const columns = {
  left: {
    narrow: 'lg:grid-cols-[15rem_minmax(0,1fr)]',
    regular: 'lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]',
    wide: 'lg:grid-cols-[21rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)]',
  },
  right: {
    narrow: 'lg:grid-cols-[minmax(0,1fr)_15rem]',
    regular: 'lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem]',
    wide: 'lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_25rem]',
  },
} as const

// The columns set the space between the sections inside. On narrow screens the columns have no box of
// their own, so that an empty one takes no space.
const column = 'flex min-w-0 flex-col gap-5 [--sec:0px] max-lg:contents'

/** Two columns; on phones one below the other, in the order that the page chooses. */
export default function SidebarLayout({ props, slots }: ViewOf<typeof block>) {
  const { side, sticky, onPhones, width } = props
  const sideFirst = onPhones === 'side-first'
  const sideColumn = (
    <div
      key="side"
      {...{ [COLUMN]: 'side' }}
      className={cn(
        column,
        'lg:row-start-1',
        side === 'left' ? 'lg:col-start-1' : 'lg:col-start-2',
        sticky && 'lg:sticky lg:top-24 lg:self-start',
      )}
    >
      {slots.side}
    </div>
  )
  const mainColumn = (
    <div
      key="main"
      className={cn(
        column,
        'lg:row-start-1',
        side === 'left' ? 'lg:col-start-2' : 'lg:col-start-1',
        // An empty side column takes no space here either.
        'lg:group-not-has-[>[data-column=side]>:not([hidden])]/columns:col-span-full',
      )}
    >
      {slots.main}
    </div>
  )
  return (
    <div
      className={cn(
        'group/columns page-width grid grid-cols-[minmax(0,1fr)] content-start gap-x-8 gap-y-5 py-section xl:gap-x-10',
        columns[side][width],
      )}
    >
      {sideFirst ? [sideColumn, mainColumn] : [mainColumn, sideColumn]}
    </div>
  )
}
