// Runs as its own process: plain node:http. `<port> <body size>…`; `/<n>` returns the nth body, in bytes.
import { createServer } from 'node:http'

const [port, ...sizes] = process.argv.slice(2).map(Number)
const bodies = sizes.map((size) => Buffer.alloc(size, 'x'))

createServer((request, response) => {
  const body = bodies[Number(request.url?.slice(1)) || 0] ?? Buffer.alloc(0)
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
}).listen(port, '127.0.0.1', () => console.log('listening'))
