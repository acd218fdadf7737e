import { type ESTree, Visitor } from 'vite'
import { type ImportGraph, placeOf, type SourceFile } from './import-graph.ts'

const impureObjects = new Set([
  'process',
  'performance',
  'crypto',
  'console',
  'localStorage',
  'sessionStorage',
  'navigator',
  'globalThis',
])
const impureCalls = new Set([
  'fetch',
  'Date',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
])
const impureMembers = new Set(['Date.now', 'Math.random', 'Temporal.Now'])
/** Methods whose result depends on the time zone or locale of the machine. */
const machineDependent =
  /^((get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)|getTimezoneOffset|to(Date|Time)String)$/

/**
 * Every use in `domain/` of the clock, randomness, the environment or asynchronous code. Rules are
 * pure and synchronous: they take such values as arguments.
 */
export function purityFaults(graph: ImportGraph): string[] {
  return [...graph.values()]
    .filter((file) => file.path.startsWith('domain/') && !/\.(test|fixture)\.ts$/.test(file.path))
    .flatMap(faultsOf)
}

function faultsOf(file: SourceFile): string[] {
  const faults: string[] = []
  const report = (what: string, node: ESTree.Node) =>
    faults.push(
      `${placeOf(file, node.start)} uses ${what}: a rule takes time, randomness and data as arguments`,
    )
  new Visitor({
    CallExpression(node) {
      const { callee } = node
      if (callee.type === 'Identifier' && impureCalls.has(callee.name)) {
        report(`${callee.name}()`, node)
      }
    },
    NewExpression(node) {
      const { callee, arguments: args } = node
      if (callee.type === 'Identifier' && callee.name === 'Date' && args.length === 0) {
        report('new Date() without an argument', node)
      }
    },
    AwaitExpression(node) {
      faults.push(`${placeOf(file, node.start)} awaits: a rule is synchronous`)
    },
    MemberExpression(node) {
      const { object, property } = node
      if (object.type === 'MetaProperty') return report('import.meta', node)
      if (property.type === 'Identifier' && machineDependent.test(property.name)) {
        report(`${property.name} in the time zone of the machine`, node)
      }
      if (object.type !== 'Identifier') return
      const member = `${object.name}.${property.type === 'Identifier' ? property.name : ''}`
      if (impureObjects.has(object.name) || impureMembers.has(member)) report(member, node)
    },
  }).visit(file.program)
  return faults
}
