import type { PageFile } from './page.ts'

type Routes = Pick<PageFile, 'route' | 'also' | 'movedFrom'>

/** A page at another route, to which the one that it had leads from then on. */
export function movePage<Page extends Routes>(
  page: Page,
  route: string,
): Omit<Page, keyof Routes> & Routes {
  if (route === page.route) return page
  const { route: before, also = [], movedFrom = [], ...others } = page
  const further = also.filter((each) => each !== route)
  const former = [...movedFrom, before].filter((each) => each !== route)
  return {
    route,
    ...(further.length > 0 && { also: further }),
    movedFrom: [...new Set(former)],
    ...others,
  }
}
