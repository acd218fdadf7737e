import { ExternalLink } from 'lucide'
import { Glyph } from '#staff/ui/glyph/glyph.tsx'
import { GuardedButton } from '#staff/ui/guarded-button/guarded-button.tsx'
import { Kbd } from '#staff/ui/key-line/kbd.tsx'
import { buttonVariants } from '#ui/button/button.tsx'
import { DetailHead } from '../frame/detail-head.tsx'
import { Source } from './page-list.tsx'
import { nameOfPage, type PageRow } from './page-rows.ts'

export interface PageDetailProps {
  readonly row: PageRow
  readonly site: string
  /** Scheme and host of the site. */
  readonly address: string
  /** Why the person may not take a page away. */
  readonly refusal: string | undefined
  readonly onRemove: () => void
  /** Whether a page is being put back. */
  readonly isPending: boolean
  readonly onPutBack: (n: number) => void
  readonly onClose: () => void
}

export const builderPath = (site: string, path: string): string =>
  `/builder/${site}/${encodeURIComponent(nameOfPage(path))}`

export const historyPath = (site: string, { path, live, off }: PageRow): string | undefined => {
  const last = live ?? off
  return last && `${builderPath(site, path)}/history?n=${last.revision}`
}

/** A page without parameters, where it is on the site. */
export const liveAddress = (address: string, { route, live }: PageRow): string | undefined =>
  live && !route.includes(':') ? address + route : undefined

/** What can be done with a page, and its problems. */
export function PageDetail({
  row,
  site,
  address,
  refusal,
  onRemove,
  isPending,
  onPutBack,
  onClose,
}: PageDetailProps) {
  const at = liveAddress(address, row)
  const last = row.off?.last
  const history = historyPath(site, row)
  const button = buttonVariants({ variant: 'outline', size: 'sm' })
  return (
    <>
      <section className="desk-section">
        <DetailHead what="the page" onClose={onClose}>
          {row.title}
        </DetailHead>
        <p>
          <code>{row.route}</code>
        </p>
        <p className="my-2">
          <Source row={row} />
        </p>
        <div className="flex flex-wrap gap-2">
          <a className={buttonVariants({ size: 'sm' })} href={builderPath(site, row.path)}>
            Edit <Kbd aria-hidden="true">E</Kbd>
          </a>
          {history !== undefined && (
            <a className={button} href={history}>
              History <Kbd aria-hidden="true">H</Kbd>
            </a>
          )}
          {row.source === 'changes' && (
            <a className={button} href={`${builderPath(site, row.path)}/sites`}>
              To other sites…
            </a>
          )}
          {at !== undefined && (
            <a className={button} href={at} target="_blank" rel="noreferrer">
              <Glyph icon={ExternalLink} className="size-4" /> On the site
            </a>
          )}
          {last !== undefined && !isPending && (
            <GuardedButton
              variant="outline"
              size="sm"
              refusal={refusal}
              onClick={() => onPutBack(last)}
            >
              Put it back on the site
            </GuardedButton>
          )}
          {isRemovable(row) && (
            <GuardedButton variant="outline" size="sm" refusal={refusal} onClick={onRemove}>
              {removeWord(row)}…
            </GuardedButton>
          )}
        </div>
      </section>
      {row.problems.length > 0 && (
        <section className="desk-section">
          <h2>{row.draft ? 'Problems of the draft' : 'Problems'}</h2>
          <ul className="grid gap-2">
            {row.problems.map(({ level, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
              <li key={index}>
                <b>{level === 'error' ? 'Error' : 'Warning'}:</b> {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="desk-section">
        <p className="text-ink-2">{row.off ? aboutOff : about[row.source]}</p>
      </section>
    </>
  )
}

const about = {
  template:
    'This page follows the template, also when that changes. Editing it changes it here alone.',
  changes: 'What is not changed here follows the template, also when that changes.',
  own: 'This page is on your site alone.',
} as const

const aboutOff =
  'This page was taken off the site: its address answers “Page not found”. It comes back as it was last, or is edited first and then published.'

/** A page of the template stays; a draft of one can be thrown away in the builder. */
export const isRemovable = ({ source, off, draft }: PageRow): boolean =>
  source !== 'template' && (!off || draft !== undefined)

export const removeWord = ({ source }: PageRow): string =>
  source === 'changes' ? 'Back to the template’s' : 'Remove'
