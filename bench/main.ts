// `npm run bench [-- import search rules server pictures browser]`: prints figures, asserts none.
import { browserBench } from './browser.ts'
import { importBench } from './import.ts'
import { picturesBench } from './pictures.ts'
import { rulesBench } from './rules.ts'
import { searchBench } from './search.ts'
import { serverBench } from './server.ts'

const benches: Readonly<Record<string, () => Promise<void>>> = {
  import: importBench,
  search: searchBench,
  rules: rulesBench,
  server: serverBench,
  pictures: picturesBench,
  browser: browserBench,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(
    `Unknown bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`,
  )
  process.exit(2)
}
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n== ${name}`)
  await bench()
}
