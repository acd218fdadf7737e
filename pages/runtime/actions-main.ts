// The script of a page on which nothing is live and no island stands: what its header needs.
import { startActions } from './actions.ts'
import { startMenus } from './menus.ts'

startActions()
startMenus()
