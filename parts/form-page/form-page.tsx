import type { ReactNode } from 'react'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { cn } from '#ui/cn.ts'
import { GROUND, VARIANT } from '#ui/data-attributes.ts'
import type { Ground } from '../section/ground.ts'

type Variant = VariantOf<'form'>

interface FormPageProps {
  readonly labelledBy: string
  readonly variant: Variant
  /** What kind of page it is, for a block that places its parts itself; else they are a column beside the form. */
  readonly className?: string
  /** Who answers and where that is may stand below the form, in one row. */
  readonly hasLedger?: boolean | undefined
  /** What it is about is a large picture, which some variants set across the page with the title in it. */
  readonly isStaged?: boolean | undefined
  /** What it is about, or where it goes, may be a wall as high as the form beside it. */
  readonly isWalled?: boolean | undefined
  /** It brings the title of the page, which some variants set on a band across it. */
  readonly isTitle: boolean
  readonly head: ReactNode
  /** A sentence or two below it. */
  readonly lead?: string | undefined
  /** What who answers says before all else. */
  readonly greeting?: ReactNode
  /** What the form is about: before it on phones. */
  readonly about?: ReactNode
  /** What it is about is where it leads: a picture below who answers. */
  readonly isAboutLast?: boolean | undefined
  /** What else comes before it. */
  readonly before?: ReactNode
  readonly children: ReactNode
  /** What happens once it is sent: directly after its button on phones. */
  readonly next?: ReactNode
  /** Who answers it. */
  readonly who?: ReactNode
  /** Where that is, and what else stands beside it: after it on phones. */
  readonly beside?: ReactNode
}

/** The ground of the band with the title of the page. */
const bands: Partial<Record<Variant, Ground>> = {
  letter: 'flood',
  bill: 'flood',
  docket: 'flood',
}

/** The ground of what happens next. */
const nextOn: Partial<Record<Variant, Ground>> = { bill: 'dark' }

/**
 * A form with what it is about, what happens next, who answers it and where, or the thanks for one. One reading
 * order; the variant's stylesheet places the parts beside each other on wide screens. Spec 1.11, 2.08, 2.09.
 */
export function FormPage(props: FormPageProps) {
  const { labelledBy, variant, className = 'form-page-plain', hasLedger = true } = props
  const {
    isStaged,
    isWalled,
    isTitle,
    head,
    lead,
    greeting,
    about,
    isAboutLast = false,
    before,
    children,
    next,
    who,
    beside,
  } = props
  const band = isTitle ? bands[variant] : undefined
  // A letter has its greeting before the form, the others what else comes before it; the other one begins the form.
  const isLetter = variant === 'letter'
  const subject = about && <div className="form-page-about">{about}</div>
  return (
    <section
      aria-labelledby={labelledBy}
      className={cn(
        'form-page',
        hasLedger && 'form-page-ledger',
        isStaged && 'form-page-staged',
        isWalled && 'form-page-wall',
        className,
      )}
      {...{ [VARIANT]: variant }}
    >
      <div className="form-page-band" {...(band && { [GROUND]: band })}>
        <div className="page-width form-page-head">
          {head}
          {lead !== undefined && <p className="form-page-lead">{lead}</p>}
        </div>
      </div>
      <div className="page-width form-page-grid">
        {greeting && isLetter && <div className="form-page-greeting">{greeting}</div>}
        {!isAboutLast && subject}
        {before && !isLetter && <div className="form-page-before">{before}</div>}
        <div className="form-page-body">
          {greeting && !isLetter && <div className="mb-6">{greeting}</div>}
          {before && isLetter && <div className="mb-6">{before}</div>}
          {children}
        </div>
        {next && (
          <div className="form-page-next" {...(nextOn[variant] && { [GROUND]: nextOn[variant] })}>
            {next}
          </div>
        )}
        {who && <div className="form-page-who">{who}</div>}
        {isAboutLast && subject}
        {beside && <div className="form-page-beside">{beside}</div>}
      </div>
    </section>
  )
}
