import type { PageView, SignInView, SiteView } from '#parts/view-context.ts'

/** What each step is made from. */
export interface StepProps {
  /** Of the block. */
  readonly id: string
  readonly state: SignInView
  /** The number as people write it. */
  readonly phone: string
  readonly site: SiteView
  readonly page: PageView
}
