import { telHref } from '#ui/link/tel-href.ts'
import type { PlainPage } from '../http/plain-page.ts'
import type { FaultyTenant } from './tenant.ts'

/**
 * The page of a site whose file is invalid: its name and phone number, as far as they can be read.
 * @param showsFaults whether to list the errors of the file: in development only
 */
export function faultySitePage(
  { name, phone, locale, problems }: FaultyTenant,
  showsFaults: boolean,
): PlainPage {
  const title = name === undefined ? 'This site will be back soon' : `${name} will be back soon`
  const again = 'Our website cannot be shown just now. Please try again later'
  return {
    title,
    locale,
    text: [phone === undefined ? `${again}.` : `${again}, or call us:`],
    ...(phone !== undefined && { links: [{ text: phone, href: telHref(phone) }] }),
    ...(showsFaults && problems.length > 0 && { details: problems.join('\n') }),
  }
}
