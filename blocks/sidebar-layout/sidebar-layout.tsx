import { cn } from '#ui/cn.ts'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** Two columns; on phones one below the other, in the order that the page chooses. */
export default function SidebarLayout({ props, slots }: ViewOf<typeof block>) {
  const { side, sticky, onPhones, width } = props
  const sideColumn = (
    <div key="side" className={cn('columns-side', sticky && 'columns-sticky')}>
      {slots.side}
    </div>
  )
  const mainColumn = (
    <div key="main" className="columns-main">
      {slots.main}
    </div>
  )
  return (
    <div className={`columns columns-${side} columns-${width}`}>
      {onPhones === 'side-first' ? [sideColumn, mainColumn] : [mainColumn, sideColumn]}
    </div>
  )
}
