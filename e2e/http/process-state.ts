import { readFile } from 'node:fs/promises'
import { get } from './get.ts'

/** Figures of a server process from `/proc` and its `/metrics`; undefined where unavailable. */
export interface ProcessState {
  readonly residentBytes: number | undefined
  /** A metric without labels. */
  metric(name: string): number | undefined
}

export async function processState(pid: number | undefined, port: number): Promise<ProcessState> {
  const lines = (await get(port, 'localhost', '/metrics')).split('\n')
  const metric = (name: string) => {
    const line = lines.find((text) => text.startsWith(`${name} `))
    return line === undefined ? undefined : Number(line.slice(name.length + 1))
  }
  const resident = await residentBytes(pid)
  return { residentBytes: resident ?? metric('process_resident_memory_bytes'), metric }
}

/** Resident memory from `/proc`; undefined on systems without it. */
async function residentBytes(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? []
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
}

/** `123 MB`, or `-` where unknown. */
export const megabytes = (bytes: number | undefined): string =>
  bytes === undefined ? '-' : `${(bytes / 1e6).toFixed(0)} MB`
