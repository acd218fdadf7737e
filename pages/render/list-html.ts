import { packMarks } from '../packed-lists.ts'
import { type Html, trustedHtml } from './html.ts'
import { fill, type HtmlTemplate, packedTemplate } from './html-template.ts'

/** An item of a list: its template, and the values of its holes. */
export interface ListItem {
  readonly template: HtmlTemplate
  readonly values: readonly Html[]
}

/** The list as it is in a page. */
export function wholeList(items: readonly ListItem[]): Html {
  let list = ''
  for (const { template, values } of items) list += fill(template, values)
  return trustedHtml(list)
}

/** The list packed (`packed-lists.ts`): what two or more items in a row share is written once. */
export function packedList(items: readonly ListItem[]): Html {
  let list = ''
  let shared: HtmlTemplate | undefined
  for (const [at, { template, values }] of items.entries()) {
    if (template !== shared) {
      if (shared) list += packMarks.list
      shared = items[at + 1]?.template === template ? template : undefined
      if (shared) list += packMarks.list + packedTemplate(shared)
    }
    list += shared ? packedValues(values) : fill(template, values)
  }
  return trustedHtml(shared ? list + packMarks.list : list)
}

function packedValues(values: readonly Html[]): string {
  let text = packMarks.item + (values[0] ?? '')
  for (let at = 1; at < values.length; at++) text += packMarks.value + values[at]
  return text
}
