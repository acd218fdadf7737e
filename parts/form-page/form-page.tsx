import type { ReactNode } from 'react'
import type { VariantOf } from '#domain/site/look-axes.ts'
import { GROUND, VARIANT } from '#ui/data-attributes.ts'
import type { Ground } from '../section/ground.ts'

type Variant = VariantOf<'form'>

interface FormPageProps {
  readonly labelledBy: string
  readonly variant: Variant
  /** It brings the title of the page, which some variants set on a band across it. */
  readonly isTitle: boolean
  readonly head: ReactNode
  /** A sentence or two below it. */
  readonly lead?: string | undefined
  /** What the form is about: before it on phones. */
  readonly about?: ReactNode
  readonly children: ReactNode
  /** Who answers, and what then: after it on phones. */
  readonly beside?: ReactNode
}

/** The ground of the band with the title of the page. */
const bands: Partial<Record<Variant, Ground>> = { letter: 'flood', bill: 'flood' }

/**
 * A form with what it is about and who answers it, or the thanks for one. One reading order; the variant's
 * stylesheet places the parts beside each other on wide screens. Spec 1.11, 2.08, 2.09.
 */
export function FormPage(props: FormPageProps) {
  const { labelledBy, variant, isTitle, head, lead, about, children, beside } = props
  const band = isTitle ? bands[variant] : undefined
  return (
    <section aria-labelledby={labelledBy} className="form-page" {...{ [VARIANT]: variant }}>
      <div className="form-page-band" {...(band && { [GROUND]: band })}>
        <div className="page-width form-page-head">
          {head}
          {lead !== undefined && <p className="form-page-lead">{lead}</p>}
        </div>
      </div>
      <div className="page-width form-page-grid">
        {about && <div className="form-page-about">{about}</div>}
        <div className="form-page-body">{children}</div>
        {beside && <div className="form-page-beside">{beside}</div>}
      </div>
    </section>
  )
}
