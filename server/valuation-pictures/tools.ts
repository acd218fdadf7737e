import { join } from 'node:path'
import type { Tools } from '../capability.ts'
import { PictureFiles } from './picture-files.ts'

/** What the pictures of valuations need of the server. */
export interface PictureTools
  extends Pick<Tools, 'open' | 'acceptUpload' | 'pictures' | 'clientOf'> {
  readonly services: Pick<Tools['services'], 'clock' | 'log'>
  readonly files: PictureFiles
  /** Folder of uploads on their way. */
  readonly uploads: string
}

/** Both folders are in the data folder, and served nowhere. */
export const pictureTools = (tools: Tools): PictureTools => ({
  ...tools,
  files: new PictureFiles(join(tools.settings.dataDir, 'trade-in')),
  uploads: join(tools.settings.dataDir, 'uploads'),
})
