import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '#desk/api/call.ts'
import { DeskDialog } from '#desk/form/desk-dialog.tsx'
import { Freshness } from '#desk/states/query-state.tsx'
import { Button } from '#ui/button/button.tsx'
import { Outcome } from './outcome.tsx'
import { planWords, type SitePlan } from './outcome-words.ts'
import { type Own, ownWords, type PlanOrder } from './plan-order.ts'
import { SitePreview } from './site-preview.tsx'

export interface LookDialogProps {
  readonly site: string
  readonly order: PlanOrder
  readonly plan: SitePlan
  /** What wins there now; undefined where nobody has said. */
  readonly own: Own | undefined
  /** Takes what shall win there; absent where all sites are treated alike. */
  readonly onOwn: ((own: Own) => void) | undefined
  readonly onClose: () => void
}

/** The page that a change would make at one site, and there the choice what wins. */
export function LookDialog({ site, order, plan, own, onOwn, onClose }: LookDialogProps) {
  const { slug: target, name } = plan
  const id = useId()
  const shown = own ?? 'leave'
  const query = useQuery({
    queryKey: ['sites-page', site, order, target, shown],
    queryFn: ({ signal }) =>
      call(
        'POST /:site/sites/page',
        { params: { site }, body: { ...order, own: shown, target } },
        signal,
      ),
  })
  return (
    <DeskDialog title={`The page at ${name}`} className="sites-look" onClose={onClose}>
      <Outcome {...planWords(plan)} />
      {onOwn && (
        <fieldset className="sites-own">
          <legend>Where it has its own</legend>
          {(['leave', 'replace'] as const).map((each) => (
            <label key={each} className="tick-row">
              <input type="radio" name={id} checked={own === each} onChange={() => onOwn(each)} />
              {ownWords[each]}
            </label>
          ))}
        </fieldset>
      )}
      <Freshness query={query} />
      {query.data && <SitePreview site={target} path={query.data.path} value={query.data.value} />}
      <div className="dialog-foot">
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </DeskDialog>
  )
}
