import { env } from 'node:process'

/**
 * Whether all combinations are tested, as `npm run test:full` does for a nightly run: every story under
 * every dealer's theme, every page on every screen. Otherwise each rule is tested on each page once.
 */
export const isFullTest = Boolean(env.FULL_TESTS)
