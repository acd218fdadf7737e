import { useNavigate, useSearch } from '@tanstack/react-router'
import { Eye, Monitor, RotateCcw, Smartphone, Tablet } from 'lucide'
import { useId, useState } from 'react'
import { useNarrow } from '#desk/frame/use-narrow.ts'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { Button } from '#ui/button/button.tsx'
import { unseenReason, useSeen } from '../preview/seen.ts'
import { useOpenPage, usePage } from './open-page.ts'
import { type ViewAs, viewAsOf, type Width, widths } from './view-as.ts'

/** What the page is viewed as: of the address. */
export const useViewAs = (): ViewAs => viewAsOf(useSearch({ strict: false }))

/** Changes what the page is viewed as. */
export function useSetView(): (change: Partial<Record<keyof ViewAs, unknown>>) => void {
  const navigate = useNavigate()
  const view = useViewAs()
  return (change) =>
    void navigate({ to: '.', search: viewAsOf({ ...view, ...change }), replace: true })
}

/** How wide the page is shown until somebody chooses: as it fits a window that shows one part at a time. */
export function useUsualWidth(): Width {
  const [isPhone, isTablet] = [useNarrow(768), useNarrow(1024)]
  return isPhone ? 390 : isTablet ? 768 : 1200
}

const glyphs = { 390: Smartphone, 768: Tablet, 1200: Monitor }

/** How the preview shows the page: width, day, visitor, features. */
export function ViewAsBar() {
  const view = useViewAs()
  const set = useSetView()
  const id = useId()
  const { kinds } = useOpenPage()
  const [isMore, setMore] = useState(false)
  const seen = useSeen()
  const unseen = usePage(({ blocks }) =>
    blocks
      .filter((block) => unseenReason(seen, block.id) !== undefined)
      .map(({ block }) => kinds.get(block)?.title ?? block),
  )
  const usual = useUsualWidth()
  const { width = usual, ...others } = view
  return (
    <section className={isMore ? 'view-as view-more' : 'view-as'} aria-label="View as" data-region>
      <Glyph icon={Eye} className="size-4" />
      <b id={id}>View as</b>
      <fieldset className="view-widths">
        <legend className="sr-only">Width</legend>
        {widths.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`${id}-width`}
              checked={width === each}
              onChange={() => set({ width: each === usual ? undefined : each })}
            />
            <Glyph icon={glyphs[each]} className="size-4" />
            {each}
          </label>
        ))}
      </fieldset>
      <span className="view-more-button">
        <Button variant="outline" size="sm" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          Day, visitor…
        </Button>
      </span>
      <label>
        <span>Day</span>
        <input
          type="date"
          value={view.day ?? ''}
          onChange={({ currentTarget }) => set({ day: currentTarget.value })}
        />
      </label>
      <label>
        <span>Visitor</span>
        <select
          value={view.visitor ?? ''}
          onChange={({ currentTarget }) => set({ visitor: currentTarget.value })}
        >
          <option value="">Signed out</option>
          <option value="signed-in">Signed in</option>
        </select>
      </label>
      <label>
        <span>Features</span>
        <input
          className="view-flags"
          placeholder="As the site has them"
          defaultValue={view.flags ?? ''}
          key={view.flags ?? ''}
          title="Such as chat,-finance: on, and with a dash off"
          onBlur={({ currentTarget }) => set({ flags: currentTarget.value })}
          onKeyDown={({ key, currentTarget }) =>
            key === 'Enter' && set({ flags: currentTarget.value })
          }
        />
      </label>
      <span className="view-unseen" title={unseen.join(', ')}>
        {unseen.length === 0
          ? 'Everything shows with these'
          : `${unseen.length} ${unseen.length === 1 ? 'block does' : 'blocks do'} not show`}
      </span>
      {Object.keys(others).length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => set({ day: undefined, visitor: undefined, flags: undefined })}
        >
          <Glyph icon={RotateCcw} className="size-4" /> Reset
        </Button>
      )}
    </section>
  )
}
