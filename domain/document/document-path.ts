import { z } from 'zod'

const LONGEST = 200

/** A file's or folder's name: no dot first, so that no path leaves the folder of its site. */
const name = '[A-Za-z0-9_][A-Za-z0-9._-]*'
const pattern = new RegExp(
  `^(site\\.json|pages/(${name}/)*${name}\\.json|content/(${name}/)*${name}\\.(json|md))$`,
)

/** The path of a document: that of its file in the folder of its site, such as `pages/home.json`. */
export const documentPath = z
  .string()
  .max(LONGEST)
  .regex(pattern, {
    error: 'Expected site.json, or a file in pages or content, such as pages/home.json',
  })
  .describe('The file in the folder of the site')
