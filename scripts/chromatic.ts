import { argv, env, exit } from 'node:process'
import { buildStorybook } from './build-storybook.ts'
import { runTool } from './run-tool.ts'

const folder = 'storybook-static'

/** Sends every story, under each tenant and width of `.storybook/modes.ts`, to Chromatic. */
async function publish(): Promise<number> {
  if (!env.CHROMATIC_PROJECT_TOKEN) {
    console.error(
      [
        'Nothing was sent: CHROMATIC_PROJECT_TOKEN is not set.',
        'Chromatic compares pictures of every story with the last accepted ones. It needs the token',
        'of a project: chromatic.com → your project → Manage → Configure → Project token. Then:',
        '',
        '  CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic',
      ].join('\n'),
    )
    return 1
  }
  const built = await buildStorybook(folder)
  if (built !== 0) return built
  return runTool('chromatic', ['--storybook-build-dir', folder, ...argv.slice(2)])
}

exit(await publish())
