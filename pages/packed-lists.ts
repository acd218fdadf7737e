/**
 * Lists in a live response are packed: the HTML that their items share is sent once, before the
 * values of each item.
 *
 *     <% <label id=" <,0 "> <,1 </label> <; a <, Kia <; b <, Ford <%
 *
 * is (without the spaces) `<label id="a">Kia</label><label id="b">Ford</label>`. No data can contain
 * these marks, since all data is escaped, and no element's name begins with their characters.
 */
export const packMarks = {
  /** Before and after a list. */
  list: '<%',
  /** Before each item's values. */
  item: '<;',
  /** Between two values; in the shared HTML, before the one-digit number of the value that goes there. */
  value: '<,',
} as const

/** More values than one digit can number are not packed. */
export const MOST_VALUES = 10

const eachList = new RegExp(`${packMarks.list}(.*?)${packMarks.list}`, 'gs')

/** HTML as the server would write it in a whole page, from the same with packed lists. */
export const unpacked = (html: string): string =>
  html.replace(eachList, (_, list: string) => {
    const [shared = '', ...items] = list.split(packMarks.item)
    const [start = '', ...parts] = shared.split(packMarks.value)
    return items.map((item) => itemHtml(start, parts, item.split(packMarks.value))).join('')
  })

const itemHtml = (start: string, parts: readonly string[], values: readonly string[]): string =>
  parts.reduce((html, part) => html + (values[Number(part[0])] ?? '') + part.slice(1), start)
