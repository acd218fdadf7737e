import { Eye, ListTree, SlidersHorizontal } from 'lucide'
import { useEffect } from 'react'
import { useNarrow } from '#desk/frame/use-narrow.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import type { IconNode } from '#ui/icon/path.ts'
import { blockRows } from '../model/rows.ts'
import { useOpenPage, usePage } from './open-page.ts'
import { holdPreview, type Pane } from './panes.ts'

const panes: readonly (readonly [Pane, string, IconNode])[] = [
  ['tree', 'Blocks', ListTree],
  ['preview', 'Preview', Eye],
  ['form', 'Form', SlidersHorizontal],
]

/**
 * Which part shows in a window that has no room for all (screen.css). Its choice is the only place that says so:
 * the parts stay as they are, the preview with what was opened and scrolled in it.
 */
export function PaneSwitch() {
  const { actions } = useOpenPage()
  const selected = usePage((_, rows) => {
    const [id, ...more] = blockRows(rows)
    return more.length > 0 ? `${more.length + 1} blocks` : actions.titleOfId(id)
  })
  const isNarrow = useNarrow(1024)
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again once the stylesheet has laid the parts out anew
  useEffect(holdPreview, [isNarrow])
  return (
    <fieldset className="pane-switch" data-region onChange={holdPreview}>
      <legend className="sr-only">Shown part of the builder</legend>
      {panes.map(([pane, label, icon]) => (
        <label key={pane}>
          <input
            type="radio"
            name="builder-pane"
            value={pane}
            // Were it known by its value, each key in a field would be a change of what `:has` looks for.
            className={`pane-${pane}`}
            defaultChecked={pane === 'tree'}
          />
          <Glyph icon={icon} className="size-5" />
          <span>
            {label}
            {pane === 'form' && <small> {selected}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
