// The page's script. It is inlined before the stylesheet, as one classic script, so that controls
// work as soon as they are painted.
import { startActions } from './actions.ts'
import { startDrawers } from './drawers.ts'
import { startFailedPictures } from './failed-pictures.ts'
import { startIslands } from './islands.ts'
import { startLive } from './live.ts'
import { startMenus } from './menus.ts'
import { startPanels } from './panels.ts'
import { startPastSearches } from './past-searches.ts'
import { startPersonal } from './personal.ts'

startLive()
startActions()
startIslands()
startMenus()
startPanels()
startDrawers()
startPersonal()
startPastSearches()
startFailedPictures()
