import type { MyDetailsView, PageView, SiteView } from '#parts/view-context.ts'

/** What each part of the page gets. */
export interface ShownDetails {
  readonly id: string
  readonly state: MyDetailsView
  /** The verified number as people write it. */
  readonly phone: string
  readonly site: SiteView
  readonly page: PageView
}
