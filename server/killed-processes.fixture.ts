import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { EventEmitter, once } from 'node:events'

/** A program that says that it is ready by its first message, and then answers. */
interface Program<Answer> {
  readonly file: string
  readonly args: readonly string[]
  readonly onAnswer: (answer: Answer) => void
}

/** Two processes of a program at once: the older one is killed (SIGKILL), and a new one takes its place. */
export async function killedProcesses<Message extends Serializable, Answer>({
  file,
  args,
  onAnswer,
}: Program<Answer>) {
  async function started(): Promise<ChildProcess> {
    const child = fork(file, args)
    await once(child, 'message')
    child.on('message', (answer: Answer) => onAnswer(answer))
    return child
  }
  let [victim, other] = await Promise.all([started(), started()])
  // What is sent to a process that was just killed is lost, as a request to it would be.
  const send = (to: ChildProcess, message: Message) => void to.send(message, () => {})
  return {
    toVictim: (message: Message) => send(victim, message),
    toOther: (message: Message) => send(other, message),
    toBoth(message: Message): void {
      for (const child of [victim, other]) send(child, message)
    },
    async kill(): Promise<void> {
      victim.kill('SIGKILL')
      ;[victim, other] = [other, await started()]
    },
    [Symbol.dispose](): void {
      for (const child of [victim, other]) child.kill('SIGKILL')
    },
  }
}

/** Counts what happens, and waits for it. */
export function momentCounts<Moment extends string>(moments: readonly Moment[]) {
  const happened = new EventEmitter()
  const counts = new Map<Moment, number>()
  const count = (moment: Moment): number => counts.get(moment) ?? 0
  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await once(happened, 'any')
  }
  return {
    count,
    until,
    note(moment: Moment): void {
      counts.set(moment, count(moment) + 1)
      happened.emit('any')
    },
    /** Some time after a moment of this round has come; call before the round begins. */
    of(round: number): () => Promise<void> {
      const moment = moments[round % moments.length]
      if (moment === undefined) throw new Error('expected moments')
      const goal = count(moment) + 1 + (round % 5)
      return () => until(() => count(moment) >= goal)
    },
  }
}
