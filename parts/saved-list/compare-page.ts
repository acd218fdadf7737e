import type { PageView, SiteView } from '../view-context.ts'

const PATH = '/compare'

/** The path of the page that compares cars, where the site compares them and has it. Spec 1.04, 5.06. */
export const comparePage = ({ flags }: SiteView, page: PageView): string | undefined =>
  flags.compare && page.answers(PATH) ? PATH : undefined
