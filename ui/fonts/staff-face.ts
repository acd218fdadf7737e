import { characterSets } from './characters.ts'
import type { FaceFile } from './face-files.ts'
import { faces } from './faces.ts'

/**
 * What the staff application loads before one is signed in: the weights that its screens use, and English. Rarer
 * letters come from the package's own files when a page has them; so the family is the package's.
 */
export const staffFile: FaceFile = {
  name: 'archivo-staff',
  face: { ...faces.archivo, family: 'Archivo Variable', axes: { wght: { min: 400, max: 650 } } },
  group: characterSets.headings.groups[0],
}
