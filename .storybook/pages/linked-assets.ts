import type { Assets } from '#pages/render/assets.ts'
import { fontUrl } from '../font-url.ts'
import { storyIslandUrl } from './story-islands.ts'

/** For a page inside a story, whose document has the styles and the runtime already. */
export const linkedAssets: Assets = {
  styles: '',
  sheets: [],
  runtime: '',
  actions: '',
  tracking: '',
  watchlist: '',
  frame: '',
  why: '',
  links: { styles: [], modules: [] },
  font: fontUrl,
  island: storyIslandUrl,
}
