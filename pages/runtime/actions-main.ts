// The script of a page without live blocks and islands: what its header needs.
import { startActions } from './actions.ts'
import { startDrawers } from './drawers.ts'
import { startFailedPictures } from './failed-pictures.ts'
import { startMenus } from './menus.ts'
import { startPlainScripts } from './plain-scripts.ts'

startActions()
startMenus()
startDrawers()
startPlainScripts()
startFailedPictures()
