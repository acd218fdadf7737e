import { first, type Move, next, type World } from './world.fixture.ts'

/** A world, and the shortest way to it. */
export interface Way {
  readonly world: World
  readonly moves: readonly Move[]
}

/** Every world that can be reached, once. */
export function* everyWay(): Generator<Way> {
  const seen = new Set([JSON.stringify(first)])
  const queue: Way[] = [{ world: first, moves: [] }]
  for (const way of queue) {
    yield way
    for (const { move, world } of next(way.world)) {
      const key = JSON.stringify(world)
      if (seen.has(key)) continue
      seen.add(key)
      queue.push({ world, moves: [...way.moves, move] })
    }
  }
}
