import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test.each([
  [['a', 1, -2.5, undefined, ''], 'a,1,-2.5,,'],
  [['a,b', 'say "no"', 'two\r\nlines'], '"a,b","say ""no""","two\r\nlines"'],
  [['=1+1', '+1', '-1', '@x', '\tx'], "'=1+1,'+1,'-1,'@x,'\tx"],
  [['=HYPERLINK("http://evil","x")'], '"\'=HYPERLINK(""http://evil"",""x"")"'],
])('%j is %j, which no spreadsheet calculates (Spec 9.19)', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})
