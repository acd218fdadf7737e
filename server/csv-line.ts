/** A cell that a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/
const special = /[",\r\n]/

/**
 * A line of CSV (RFC 4180), without its end. A text that a spreadsheet would calculate begins with an apostrophe;
 * numbers stay as they are.
 */
export const csvLine = (cells: readonly (string | number | undefined)[]): string =>
  cells.map(cellText).join(',')

function cellText(cell: string | number | undefined): string {
  if (typeof cell !== 'string') return cell === undefined ? '' : String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
