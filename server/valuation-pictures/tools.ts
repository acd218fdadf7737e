import type { Tools } from '../capability.ts'
import type { PictureFiles } from './picture-files.ts'

/** What the pictures of valuations need of the server. */
export interface PictureTools
  extends Pick<Tools, 'open' | 'acceptUpload' | 'pictures' | 'clientOf'> {
  readonly services: Pick<Tools['services'], 'clock' | 'log'>
  readonly files: PictureFiles
  /** Of uploads on their way. */
  readonly uploads: string
}
