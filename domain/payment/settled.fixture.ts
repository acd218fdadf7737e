import { looking, type Worker, type World, wentOn } from './world.fixture.ts'

/** What becomes of it when nothing else happens, and the bank answers, at the same moment. */
export function settled(world: World): World {
  let found = { ...world, workers: [] as readonly Worker[] }
  for (;;) {
    const [worker] = found.workers
    const after: World = worker
      ? wentOn({ ...found, workers: [] }, worker.standing, worker.isFresh, {
          to: worker.call,
          says: worker.says,
        })
      : looking(found)
    if (after.workers.length === 0) return after
    found = after
  }
}
