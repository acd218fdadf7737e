/** Has the browser save a table as a file for a spreadsheet. */
export function saveCsv({ name, csv }: { readonly name: string; readonly csv: string }): void {
  // With the mark by which spreadsheets know UTF-8.
  const url = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** Some browsers ask first where it goes. */
const KEPT_MS = 60_000
