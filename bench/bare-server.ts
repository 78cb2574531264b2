// The baseline: node's own http server sending given bytes. Started as a process of its own.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file, type] = process.argv.slice(2);
if (!file || !type) throw new Error('usage: bare-server.ts FILE CONTENT-TYPE');
const bytes = readFileSync(file);

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
    response.end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`);
});
