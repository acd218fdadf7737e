import { telHref } from '#ui/link/tel-href.ts'
import type { PlainPage } from '../http/plain-page.ts'
import type { FaultyTenant } from './tenant.ts'

/**
 * The page of a site whose file cannot be used: who it is and whom to call, as far as that can be read.
 * @param showsFaults also lists what is wrong with the file: in development alone
 */
export function faultySitePage(
  { name, phone, locale, problems }: FaultyTenant,
  showsFaults: boolean,
): PlainPage {
  const title = name === undefined ? 'This site will be back soon' : `${name} will be back soon`
  const again = 'Our website cannot be shown just now. Please try again later'
  return {
    ...{ title, locale },
    text: [phone === undefined ? `${again}.` : `${again}, or call us:`],
    ...(phone !== undefined && { links: [{ text: phone, href: telHref(phone) }] }),
    ...(showsFaults && problems.length > 0 && { details: problems.join('\n') }),
  }
}
