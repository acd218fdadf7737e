import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { withTemporaryFolder } from './temporary-folder.ts'

/** What the checker says of good pages, with the reason. */
const expected: readonly RegExp[] = [
  // XHTML's way to end `<img/>`, which React writes too: allowed, and without effect.
  /^Trailing slash on void elements/,
  // Its grammar of CSS is older than `@property`, `@container` and their units; the build reads all CSS.
  /^CSS: /,
  // `rel="expect"` is of the HTML Standard since 2024.
  /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
  // react-aria writes both on the thumbs of a slider; without a value they describe nothing.
  /^Bad value “” for attribute “aria-(describedby|details)” on element “input”/,
]

const answerSchema = z.object({
  messages: z.array(
    z.object({ url: z.string(), message: z.string(), extract: z.string().default('') }),
  ),
})

/**
 * What the Nu Html Checker finds in pages, beyond what is expected: by the page's index.
 * @param jar the path of the npm package vnu-jar's program; needs Java
 */
export async function nuFaults(jar: string, pages: readonly string[]): Promise<string[][]> {
  const faults: string[][] = pages.map(() => [])
  await withTemporaryFolder('forecourt-nu', async (folder) => {
    const files = pages.map((_, index) => join(folder, `${index}.html`))
    // A page that leads elsewhere has no text.
    const written = files.filter((_, index) => pages[index] !== '')
    for (const [index, file] of files.entries()) writeFileSync(file, pages[index] ?? '')
    const args = ['-jar', jar, '--format', 'json', '--exit-zero-always', ...written]
    const { stderr, error } = spawnSync('java', args, {
      encoding: 'utf8',
      maxBuffer: 1_000_000_000,
    })
    if (error) throw error
    for (const { url, message, extract } of answerSchema.parse(JSON.parse(stderr)).messages) {
      const index = files.findIndex((file) => url.endsWith(file))
      if (!expected.some((each) => each.test(message)))
        faults[index]?.push(`${message} ${extract.trim()}`)
    }
  })
  return faults
}
